import { aboutDocument } from './aboutMessages';
import { InformationPage } from './InformationPage';

export function AboutScreen() {
  return <InformationPage document={aboutDocument} />;
}
