import { MapNotice } from '../../map/MapNotice';
import { mapMessages } from '../../map/messages';
import { lazyRetried } from '../../shared/controls/lazyRetried';

/** The map is loaded when it is first opened, or about to be. */
const loadResultsMap = () => import('../../map/ResultsMap');

export function prepareResultsMap(): void {
  loadResultsMap().catch(() => undefined);
}

export const LazyResultsMap = lazyRetried(
  async () => (await loadResultsMap()).ResultsMap,
  ({ onRetry }) => <MapNotice text={mapMessages.unavailable} onRetry={onRetry} />,
);
