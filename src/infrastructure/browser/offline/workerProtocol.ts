/** What a page and its service worker must agree on. */

export const SERVICE_WORKER = '/service-worker.js';

/** The page without content, in which the application starts at any address. */
export const SHELL = '/app.html';

/** Where a phone sends the photos that another application shares, as a form: the page on which a listing is written. */
export const SHARE_TARGET = { path: '/deposer-annonce', field: 'photos' } as const;

/** `SHARE_TARGET.path`, once some of the shared photos could not be read or stored; composed of it, it would be a file of the build. */
export const INCOMPLETE_SHARE = '/deposer-annonce?partage=incomplet';

/** `CACHE_URLS`, which Workbox answers: the worker keeps these files. `CACHE_SCREENS`: it keeps those that the build has named. */
export type WorkerMessage =
  | { readonly type: 'CACHE_URLS'; readonly payload: { readonly urlsToCache: readonly string[] } }
  | { readonly type: 'CACHE_SCREENS' };
