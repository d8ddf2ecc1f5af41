import { token } from '../shared/token';
import type { Unsubscribe } from '../shared/Unsubscribe';

/** Installing the site on this device, where the browser lets a page ask for it (Chromium). */
export interface SiteInstallation {
  /** Whether the browser would ask now, and the person has not put it off for the time being. */
  isOffered(): boolean;
  /** Calls when `isOffered` may have changed. */
  subscribe(onChange: () => void): Unsubscribe;
  /** Shows the question of the browser, which it does once for each page. */
  install(): Promise<void>;
  /** Nothing is offered for 90 days in this browser. */
  postpone(): void;
}
export const SiteInstallation = token<SiteInstallation>('SiteInstallation');
