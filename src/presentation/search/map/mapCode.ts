import { lazy } from 'react';

/** The map is loaded when it is first opened, or about to be. */
export const loadResultsMap = () => import('../../map/ResultsMap');

export const LazyResultsMap = lazy(async () => ({ default: (await loadResultsMap()).ResultsMap }));
