import type { RequestPhoneCodeFailure } from '../../application/auth/RequestPhoneCode';
import { IdentityField } from './settings/IdentityField';
import { phoneMessages as messages } from './messages';

interface CodeFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly failure: RequestPhoneCodeFailure | null;
}

export function CodeField(props: CodeFieldProps) {
  return (
    <IdentityField
      {...props}
      name="code"
      label={messages.code}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      autoComplete="one-time-code"
      autoFocus
    />
  );
}
