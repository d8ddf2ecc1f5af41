/** What the specification fixes for the search (§9). */
export const MAXIMUM_RECENT_SEARCHES = 8;
export const RECENT_SEARCHES_KEY = 'mbz_recent_searches';
export const VOICE_SEARCH_LANGUAGE = 'fr-FR';

/** CSS pixels: what calls itself Safari on a Mac, has touch points and is no wider is an iPad. */
export const DESKTOP_SAFARI_WIDTH = 768;
