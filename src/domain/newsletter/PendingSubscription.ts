import type { Instant } from '../shared/Instant';

/** A subscription that nobody has confirmed, as a server reads it. */
export interface PendingSubscription {
  readonly id: string;
  readonly email: string;
  readonly subscribedAt: Instant;
  readonly unsubscribeToken: string;
}
