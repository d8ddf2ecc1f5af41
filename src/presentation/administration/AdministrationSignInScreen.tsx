import { AuthScreen } from '../auth/AuthScreen';
import { AdministrationFrame } from './AdministrationFrame';

/** Signs in while the site is closed: the maintenance gate lets addresses of the administration through. */
export function AdministrationSignInScreen() {
  return (
    <AdministrationFrame>
      <AuthScreen />
    </AdministrationFrame>
  );
}
