import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { RequestPhoneCodeFailure } from '../../../application/auth/RequestPhoneCode';
import { identityFailureMessages } from './identityMessages';

type IdentityFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'value' | 'type' | 'autoComplete' | 'autoFocus' | 'slotProps'
> & {
  readonly onType: (text: string) => void;
  readonly failure: RequestPhoneCodeFailure | null;
  /** Shown while there is no failure. */
  readonly hint?: ReactNode;
};

/** A text field that shows the failure that concerns it. */
export function IdentityField({ onType, failure, hint, ...props }: IdentityFieldProps) {
  return (
    <TextField
      {...props}
      onChange={({ target }) => onType(target.value)}
      error={failure !== null}
      helperText={failure === null ? hint : <span role="alert">{identityFailureMessages[failure]}</span>}
      required
      fullWidth
    />
  );
}
