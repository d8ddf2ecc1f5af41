import type { Instant } from '../shared/Instant';

/** A subscription to the newsletter, as admins see it. */
export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly subscribedAt: Instant;
  /** Null for a subscription of earlier versions. */
  readonly unsubscribeToken: string | null;
}
