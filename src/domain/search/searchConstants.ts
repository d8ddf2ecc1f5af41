/** Fixed by the specification (§9). */
export const MAXIMUM_RECENT_SEARCHES = 8;
export const RECENT_SEARCHES_KEY = 'mbz_recent_searches';
export const VOICE_SEARCH_LANGUAGE = 'fr-FR';

/** CSS pixels: a Safari on a Mac with touch points that is not wider is an iPad. */
export const DESKTOP_SAFARI_WIDTH = 768;
