import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { CodeStep } from './CodeStep';
import { IdentityField } from './settings/IdentityField';
import { phoneMessages as messages } from './messages';
import type { PhoneCodeViewModel } from './PhoneCodeViewModel';
import { StepForm } from './StepForm';

interface PhoneFormProps {
  readonly viewModel: PhoneCodeViewModel;
  readonly confirmLabel: string;
  /** Shown beside the buttons of both steps. */
  readonly children?: ReactNode;
}

/** Asks for a phone number, then for the code sent to it. */
export const PhoneForm = observer(function PhoneForm({ viewModel, confirmLabel, children }: PhoneFormProps) {
  const { entry, number, isDemonstration } = viewModel;
  if (entry.delivery !== null) {
    return (
      <CodeStep entry={entry} text={messages.sentTo(entry.delivery.to)} confirmLabel={confirmLabel}>
        <Button onClick={viewModel.changeNumber}>{messages.changeNumber}</Button>
        {children}
      </CodeStep>
    );
  }
  return (
    <StepForm onSubmit={() => void entry.send()}>
      <IdentityField
        type="tel"
        name="phone"
        label={messages.number}
        value={number}
        onType={viewModel.typeNumber}
        failure={entry.failure}
        hint={messages.numberExample}
        autoComplete="tel"
      />
      <Button type="submit" variant="contained" size="large" disabled={entry.isBusy}>
        {entry.isBusy ? messages.sending : messages.send}
      </Button>
      {children}
      <p className="small">{isDemonstration ? messages.demonstrationConsent : messages.consent}</p>
    </StepForm>
  );
});
