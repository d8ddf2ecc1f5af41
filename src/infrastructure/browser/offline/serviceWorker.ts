import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { createHandlerBoundToURL, precache, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import type { WrittenPush } from '../../../application/notifications/WrittenPush';
import { IndexedDbPickedFiles } from '../photos/IndexedDbPickedFiles';
import { RandomIdGenerator } from '../device/RandomIdGenerator';
import { SystemClock } from '../device/SystemClock';
import { storeSharedFiles } from '../photos/storeSharedFiles';
import { openPush, showPush, type PushScope } from './pushNotifications';
import { INCOMPLETE_SHARE, SHARE_TARGET, SHELL, type WorkerMessage } from './workerProtocol';

/**
 * The service worker (docs/decisions/035): it answers in place of the network while there is none. `scripts/build/buildServiceWorker.ts`
 * writes the two constants.
 */

/** The page without content and its script. */
declare const PRECACHED: readonly PrecacheEntry[];
/** The files of the screens that somebody who comes back may open without a network. */
declare const SCREEN_FILES: readonly string[];

/** What the library of the DOM does not know of a worker’s global object. */
declare const self: PushScope & {
  skipWaiting(): Promise<void>;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
};

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: WorkerMessage;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NotificationClickEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** Seconds after which a server that does not answer counts as no network. */
const NETWORK_TIMEOUT = 5;
/** More than two versions of the site: a page of the former one finds its files until it is reloaded. */
const MAX_FILES = 600;
/** Pictures and communes. */
const MAX_CONTENT = 400;

precache([...PRECACHED]);
enableNavigationPreload();
// Safe at once: a page of any version finds its files in the same cache, by the hashes in their names.
void self.skipWaiting();
clientsClaim();

const files = new CacheFirst({ cacheName: 'files', plugins: [atMost(MAX_FILES)] });
const content = new StaleWhileRevalidate({
  cacheName: 'content',
  plugins: [atMost(MAX_CONTENT)],
});
const server = new NetworkOnly({ networkTimeoutSeconds: NETWORK_TIMEOUT });
const shell = createHandlerBoundToURL(SHELL);

registerRoute(({ url, sameOrigin }) => sameOrigin && isBuilt(url.pathname), files);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/((demo|communes)\/|[^/]+\.(svg|png|webmanifest)$)/.test(url.pathname),
  content,
);
// The server answers for every page, with its status and its redirections; the shell, only where there is no answer.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/\.[^/.]*$/.test(url.pathname),
  async (options) => {
    try {
      return await server.handle(options);
    } catch {
      return shell(options);
    }
  },
);

const picked = new IndexedDbPickedFiles(new SystemClock(), new RandomIdGenerator());
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_TARGET.path,
  async ({ request }) => {
    const isComplete = await storeSharedFiles(request, SHARE_TARGET.field, picked);
    // The same address, opened as a page: a reload does not share the photos again.
    return Response.redirect(isComplete ? SHARE_TARGET.path : INCOMPLETE_SHARE, 303);
  },
  'POST',
);

self.addEventListener('message', (event) => {
  if (event.data.type === 'CACHE_SCREENS') event.waitUntil(cacheScreens(event));
});

// Only the server of this site can send one: it is encrypted for this browser, and signed with the key that it has subscribed with.
self.addEventListener('push', (event) => {
  if (event.data !== null) event.waitUntil(showPush(self, event.data.json() as WrittenPush));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPush(self, String(event.notification.data)));
});

/** One file after the other, so that the page’s own requests are not held up. Without a network it stops; the next visit goes on. */
async function cacheScreens(event: ExtendableEvent): Promise<void> {
  for (const address of SCREEN_FILES)
    await (isBuilt(address) ? files : content).handle({ event, request: new Request(address) });
}

/** The entry that was used least recently goes first. */
function atMost(maxEntries: number): WorkboxPlugin {
  // Its type does not know `exactOptionalPropertyTypes`.
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;
}

function isBuilt(path: string): boolean {
  return path.startsWith('/assets/');
}
