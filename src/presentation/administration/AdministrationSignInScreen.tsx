import { AuthScreen } from '../auth/AuthScreen';
import { AdministrationFrame } from './AdministrationFrame';

/** Signing in while the site is closed: an address of the administration, which the gate lets pass. */
export function AdministrationSignInScreen() {
  return (
    <AdministrationFrame>
      <AuthScreen />
    </AdministrationFrame>
  );
}
