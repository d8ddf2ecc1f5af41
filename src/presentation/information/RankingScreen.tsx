import { rankingDocument } from './rankingMessages';
import { InformationPage } from './InformationPage';

export function RankingScreen() {
  return <InformationPage document={rankingDocument} />;
}
