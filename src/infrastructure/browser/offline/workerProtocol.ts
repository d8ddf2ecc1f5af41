/** What a page and its service worker must agree on. */

export const SERVICE_WORKER = '/service-worker.js';

/** The page without content, in which the application starts at any address. */
export const SHELL = '/app.html';

/** `CACHE_URLS`, which Workbox answers: the worker keeps these files. `CACHE_SCREENS`: it keeps those that the build has named. */
export type WorkerMessage =
  | { readonly type: 'CACHE_URLS'; readonly payload: { readonly urlsToCache: readonly string[] } }
  | { readonly type: 'CACHE_SCREENS' };
