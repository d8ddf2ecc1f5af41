/** Fetched when a pointer or the keyboard comes near what opens them: the first click finds them there. */
export const loadSideMenu = () => import('./SideMenu');
export const loadQuickSearch = () => import('../search/QuickSearch');
