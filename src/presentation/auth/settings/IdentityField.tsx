import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useEffect, useRef, type ReactNode } from 'react';
import type { RequestPhoneCodeFailure } from '../../../application/auth/RequestPhoneCode';
import { identityFailureMessages, missingMessages } from './identityMessages';

type IdentityFieldProps = Pick<
  TextFieldProps,
  'name' | 'label' | 'value' | 'type' | 'autoComplete' | 'autoFocus' | 'slotProps'
> & {
  readonly onType: (text: string) => void;
  readonly failure: RequestPhoneCodeFailure | null;
  /** Shown while there is no failure. */
  readonly hint?: ReactNode;
};

/** A text field that shows the failure that concerns it, and then has the focus. */
export function IdentityField({ onType, failure, hint, ...props }: IdentityFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure !== null) field.current?.focus();
  }, [failure]);
  return (
    <TextField
      {...props}
      inputRef={field}
      onChange={({ target }) => onType(target.value)}
      error={failure !== null}
      helperText={failure === null ? hint : <span role="alert">{textOf(failure, props.value)}</span>}
      required
      fullWidth
    />
  );
}

function textOf(failure: RequestPhoneCodeFailure, value: unknown): string {
  return (value === '' && missingMessages[failure]) || identityFailureMessages[failure];
}
