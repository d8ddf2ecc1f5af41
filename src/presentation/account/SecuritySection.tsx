import { ChangeEmail } from '../auth/ChangeEmail';
import { ChangePhone } from '../auth/ChangePhone';
import { SecondStepSettings } from '../auth/SecondStepSettings';
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
