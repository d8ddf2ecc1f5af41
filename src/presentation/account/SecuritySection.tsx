import { ChangeEmail } from '../auth/settings/ChangeEmail';
import { ChangePhone } from '../auth/settings/ChangePhone';
import { SecondStepSettings } from '../auth/settings/SecondStepSettings';
import { AccountSection } from './AccountSection';

/** How the person signs in. */
export function SecuritySection() {
  return (
    <AccountSection id="securite">
      <ChangePhone />
      <ChangeEmail />
      <SecondStepSettings />
    </AccountSection>
  );
}
