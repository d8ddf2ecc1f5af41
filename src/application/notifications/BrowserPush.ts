import type { PushDevice } from '../../domain/notifications/PushDevice';
import type { Result } from '../../domain/shared/Result';
import { token } from '../shared/token';

/** `needs-installation`: this browser has pushes for sites on the home screen only (iPhone and iPad). */
export type PushSupport = 'available' | 'needs-installation' | 'unsupported';

/**
 * `not-permitted`: the person, or a setting of the browser, forbids notifications; `not-answered`: the person has closed the question;
 * `unsupported`: this browser has no pushes, or not of a known push service; `no-service`: the push service, or the service worker of the
 * site, is out of reach.
 */
export type SubscriptionFailure = 'not-permitted' | 'not-answered' | 'unsupported' | 'no-service';

/** The subscription of this browser to pushes. It has one at most, for one person at a time. */
export interface BrowserPush {
  support(): PushSupport;
  /** The uid of the person for whom this browser was subscribed; null: nobody. */
  owner(): string | null;
  /** The subscription that was made with this public key; null: there is none. */
  current(publicKey: string): Promise<PushDevice | null>;
  /** Asks for permission where it has to, so that it must be called in a click. A subscription that is there is used. */
  subscribe(publicKey: string, uid: string): Promise<Result<PushDevice, SubscriptionFailure>>;
  /** Ends the subscription, also without a network, and forgets its owner. */
  unsubscribe(): Promise<void>;
}
export const BrowserPush = token<BrowserPush>('BrowserPush');
