import { token } from '../shared/token';

/** Reloads the page, for errors that the page itself cannot recover from. */
export interface PageReload {
  reload(): void;
  /** Reloads without a click: not twice within `RELOAD_THROTTLE`, and not while offline. False: it was not done. */
  reloadAutomatically(): boolean;
}
export const PageReload = token<PageReload>('PageReload');
