/** What the specification fixes for the theme (§9). */
export const THEME_KEY = 'theme';
export const DEFAULT_THEME = 'light';

/** A finger toggles it by more than this, sideways. */
export const THEME_SWIPE_PIXELS = 50;
