/** Console message for a part of the site that could not be fetched (specification §8). */
export const lazyMessages = { absent: 'Une partie du site n’a pas pu être chargée.' } as const;
