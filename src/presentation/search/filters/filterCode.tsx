import { lazyRetried } from '../../shared/controls/lazyRetried';
import { FiltersUnavailable } from './FiltersUnavailable';

/** The filters load after the results: a column on wide screens, a drawer on small ones when it is opened. */
const loadFilterDrawer = () => import('./FilterDrawer');

export function prepareFilterDrawer(): void {
  loadFilterDrawer().catch(() => undefined);
}

export const LazyFilterPanel = lazyRetried(async () => (await import('./FilterPanel')).FilterPanel, FiltersUnavailable);

export const LazyFilterDrawer = lazyRetried(async () => (await loadFilterDrawer()).FilterDrawer, FiltersUnavailable);
