import { ChangeEmail } from '../auth/settings/ChangeEmail';
import { ChangePhone } from '../auth/settings/ChangePhone';
import { SecondFactorSettings } from '../auth/settings/SecondFactorSettings';
import { AccountSection } from './AccountSection';

export function SecuritySection() {
  return (
    <AccountSection id="securite">
      <ChangePhone />
      <ChangeEmail />
      <SecondFactorSettings />
    </AccountSection>
  );
}
