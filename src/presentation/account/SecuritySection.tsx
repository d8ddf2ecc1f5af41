import { ChangeEmail } from '../auth/settings/ChangeEmail';
import { ChangePhone } from '../auth/settings/ChangePhone';
import { SecondFactorSettings } from '../auth/settings/SecondFactorSettings';
import { AccountSection } from './AccountSection';

/** How the person signs in. */
export function SecuritySection() {
  return (
    <AccountSection id="securite">
      <ChangePhone />
      <ChangeEmail />
      <SecondFactorSettings />
    </AccountSection>
  );
}
