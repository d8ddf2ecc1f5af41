import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { CodeField } from './CodeField';
import type { CodeEntryViewModel } from './CodeEntryViewModel';
import { phoneMessages as messages } from './messages';
import { StepForm } from './StepForm';
import { useShownCode } from './useShownCode';

interface CodeStepProps {
  readonly entry: CodeEntryViewModel;
  /** Says where the code has gone, where the page does not. */
  readonly text?: string;
  readonly confirmLabel: string;
  /** Ways out, beside « Renvoyer le code ». */
  readonly children?: ReactNode;
}

/** Takes the code that was sent to a phone. */
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

/** As the seconds go by, nothing moves. */
const ways = {
  flexWrap: 'wrap',
  gap: '4px',
  fontVariantNumeric: 'tabular-nums',
  '.MuiButton-root': { paddingInline: 1.5 },
};
