import type { WrittenPush } from '../../../application/notifications/WrittenPush';

/** A window of the site, as a service worker sees it. */
export interface SiteWindow {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}

/** The part of a service worker’s global object that pushes need; what the library of the DOM does not know of it. */
export interface PushScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  readonly clients: {
    /** The one that was focused last comes first. */
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled?: boolean;
    }): Promise<readonly SiteWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
}

/** Shows a push, unless a visible window shows by itself what it tells: there, it is read already. */
export async function showPush({ registration, clients }: PushScope, push: WrittenPush): Promise<void> {
  const { title, text, tag, path, isLive } = push;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isLive && windows.some((window) => window.visibilityState === 'visible' && isAt(window, path))) return;
  const options = {
    body: text,
    tag,
    // Each push is noticed, although it replaces the one before.
    renotify: true,
    lang: 'fr',
    icon: '/icon-192.png',
    data: path,
  };
  await registration.showNotification(title, options);
}

/** After a click: goes to `path` in an open window of the site, in the one that is there already if possible, or in a new one. */
export async function openPush({ clients }: PushScope, path: string): Promise<void> {
  // A worker navigates only the windows that it controls.
  const windows = await clients.matchAll({ type: 'window' });
  const window = windows.find((one) => isAt(one, path)) ?? windows[0];
  if (window === undefined) {
    await clients.openWindow(path);
    return;
  }
  // A browser that refuses the focus still goes there.
  await window.focus().catch(() => undefined);
  if (!isAt(window, path)) await window.navigate(path);
}

function isAt({ url }: SiteWindow, path: string): boolean {
  const { pathname, search } = new URL(url);
  return pathname + search === path;
}
