import type { RequestPhoneCodeFailure } from '../../application/auth/RequestPhoneCode';
import { IdentityField } from './settings/IdentityField';
import { phoneMessages as messages } from './messages';

interface CodeFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly failure: RequestPhoneCodeFailure | null;
}

/** In the demonstration a toast shows the code: the field, which takes the focus, is scrolled to where it leaves it free. */
const aboveToast = { scrollMarginBottom: 180 } as const;

export function CodeField(props: CodeFieldProps) {
  return (
    <IdentityField
      {...props}
      name="code"
      label={messages.code}
      slotProps={{ htmlInput: { inputMode: 'numeric', style: aboveToast } }}
      autoComplete="one-time-code"
      autoFocus
    />
  );
}
