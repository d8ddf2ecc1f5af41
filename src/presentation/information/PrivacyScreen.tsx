import { privacyDocument } from './privacyMessages';
import { InformationPage } from './InformationPage';

export function PrivacyScreen() {
  return <InformationPage document={privacyDocument} />;
}
