import type { IdentityFailure } from '../../application/auth/IdentityFailure';
import { IdentityField } from './settings/IdentityField';
import { emailMessages as messages } from './messages';

interface EmailFieldProps {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly failure: IdentityFailure | null;
}

export function EmailField(props: EmailFieldProps) {
  return <IdentityField {...props} type="email" name="email" label={messages.address} autoComplete="email" />;
}
