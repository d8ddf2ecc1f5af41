import { lazyRetried } from '../../shared/controls/lazyRetried';
import { inMaterial } from '../../shared/controls/Material';
import { FiltersUnavailable } from './FiltersUnavailable';

/** The filters load after the results: a column on wide screens, a drawer on small ones when it is opened. */
const loadFilterDrawer = () => import('./FilterDrawer');

export function prepareFilterDrawer(): void {
  loadFilterDrawer().catch(() => undefined);
}

export const LazyFilterPanel = lazyRetried(
  async () => inMaterial((await import('./FilterPanel')).FilterPanel),
  FiltersUnavailable,
);

export const LazyFilterDrawer = lazyRetried(
  async () => inMaterial((await loadFilterDrawer()).FilterDrawer),
  FiltersUnavailable,
);
