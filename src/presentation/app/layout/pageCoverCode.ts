import { loadMaterialTheme } from '../theme/lazyWithMaterial';

/** Preloaded when the pointer or the focus reaches the button that opens them. */
export const loadSideMenu = () => import('./SideMenu');
export const loadQuickSearch = () => import('../../search/quick/QuickSearch');

export function prepareCover(load: () => Promise<unknown>): void {
  void Promise.all([load(), loadMaterialTheme()]);
}
