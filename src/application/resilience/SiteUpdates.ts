import type { Unsubscribe } from '../shared/Unsubscribe';

/** The versions of the site that are put online while a page stays open. */
export interface SiteUpdates {
  /** Calls once a version is online that this page is not of. */
  subscribe(onUpdate: () => void): Unsubscribe;
}
