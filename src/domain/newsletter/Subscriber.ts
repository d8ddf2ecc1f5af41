import type { Instant } from '../shared/Instant';

/** A subscription to the newsletter, as admins see it. */
export interface Subscriber {
  readonly id: string;
  readonly email: string;
  readonly subscribedAt: Instant;
  /** Null: nobody has; on a site that sends no e-mails, nobody can. */
  readonly confirmedAt: Instant | null;
  /** Null for a subscription of earlier versions. */
  readonly unsubscribeToken: string | null;
}
