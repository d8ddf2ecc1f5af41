import { postingRulesDocument } from './postingRulesMessages';
import { InformationPage } from './InformationPage';

export function PostingRulesScreen() {
  return <InformationPage document={postingRulesDocument} />;
}
