import { termsDocument } from './termsMessages';
import { InformationPage } from './InformationPage';

export function TermsScreen() {
  return <InformationPage document={termsDocument} />;
}
