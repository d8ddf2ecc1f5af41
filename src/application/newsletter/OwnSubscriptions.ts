import { token } from '../shared/token';

/** A subscription made in this browser. */
export interface OwnSubscription {
  readonly email: string;
  readonly unsubscribeToken: string;
}

/** The subscriptions made in this browser, so that they can be removed from it without a link. */
export interface OwnSubscriptions {
  all(): readonly OwnSubscription[];
  add(subscription: OwnSubscription): void;
  remove(unsubscribeToken: string): void;
}
export const OwnSubscriptions = token<OwnSubscriptions>('OwnSubscriptions');
