import { lazy } from 'react';

/** The filters load after the results: a column on wide screens, a drawer on small ones when it is opened. */
export const loadFilterPanel = () => import('./FilterPanel');

export const loadFilterDrawer = () => import('./FilterDrawer');

export const LazyFilterPanel = lazy(async () => ({ default: (await loadFilterPanel()).FilterPanel }));

export const LazyFilterDrawer = lazy(async () => ({ default: (await loadFilterDrawer()).FilterDrawer }));
