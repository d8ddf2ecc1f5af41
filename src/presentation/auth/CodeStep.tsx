import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { flushButtons } from '../shared/controls/flushButtons';
import { CodeField } from './CodeField';
import type { CodeEntryViewModel } from './CodeEntryViewModel';
import { phoneMessages as messages } from './messages';
import { StepForm } from './StepForm';
import { useShownCode } from './useShownCode';

interface CodeStepProps {
  readonly entry: CodeEntryViewModel;
  /** Where the code was sent, if the page does not show it. */
  readonly text?: string;
  readonly confirmLabel: string;
  /** Buttons beside « Renvoyer le code ». */
  readonly children?: ReactNode;
}

export const CodeStep = observer(function CodeStep({ entry, text, confirmLabel, children }: CodeStepProps) {
  const { code, delivery, failure, isBusy, secondsToResend, status } = entry;
  useShownCode(delivery?.sent.shownCode, messages.demonstrationCode);
  useEffect(() => entry.start(), [entry]);
  return (
    <StepForm onSubmit={() => void entry.confirm()}>
      {text !== undefined && <p>{text}</p>}
      <CodeField value={code} onType={entry.type} failure={failure} />
      <Button type="submit" variant="contained" size="large" disabled={isBusy}>
        {status === 'confirming' ? messages.confirming : confirmLabel}
      </Button>
      <Stack direction="row" useFlexGap sx={ways}>
        <Button disabled={isBusy || secondsToResend > 0} onClick={() => void entry.send()}>
          {secondsToResend > 0 ? messages.resendIn(secondsToResend) : messages.resend}
        </Button>
        {children}
      </Stack>
    </StepForm>
  );
});

/** The changing number of seconds does not move the layout. */
const ways = {
  ...flushButtons,
  flexWrap: 'wrap',
  gap: '4px',
  fontVariantNumeric: 'tabular-nums',
  // The seconds are to be read.
  '.Mui-disabled.Mui-disabled': { color: 'var(--mb-palette-text-secondary)' },
};
