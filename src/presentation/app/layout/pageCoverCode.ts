import { loadMaterialTheme } from '../theme/lazyWithMaterial';

/** Fetched when a pointer or the keyboard comes near what opens them: the first click finds them there. */
export const loadSideMenu = () => import('./SideMenu');
export const loadQuickSearch = () => import('../../search/quick/QuickSearch');

export function prepareCover(load: () => Promise<unknown>): void {
  void Promise.all([load(), loadMaterialTheme()]);
}
