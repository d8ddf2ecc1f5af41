import { legalNoticeDocument } from './legalNoticeMessages';
import { InformationPage } from './InformationPage';

export function LegalNoticeScreen() {
  return <InformationPage document={legalNoticeDocument} />;
}
