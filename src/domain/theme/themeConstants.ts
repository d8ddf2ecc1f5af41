/** Fixed by the specification (§9). */
export const THEME_KEY = 'theme';
export const DEFAULT_THEME = 'light';

/** The theme toggles for a horizontal swipe longer than this, in CSS pixels. */
export const THEME_SWIPE_PIXELS = 50;
