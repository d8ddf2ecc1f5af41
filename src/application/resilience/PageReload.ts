import { token } from '../shared/token';

/** Loads the page anew, for what the page itself cannot mend. */
export interface PageReload {
  reload(): void;
  /** The same without being asked: not twice within `RELOAD_THROTTLE`, and not without network. False: it is not done. */
  reloadAutomatically(): boolean;
}
export const PageReload = token<PageReload>('PageReload');
