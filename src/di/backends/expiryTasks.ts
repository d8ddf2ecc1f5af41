import type { Firestore } from '@google-cloud/firestore';
import { ExpireListings, type ExpiryOutcome } from '../../application/listings/ExpireListings';
import type { Clock } from '../../application/shared/Clock';
import { FirestoreEndedListings } from '../../infrastructure/firebase/expiry/FirestoreEndedListings';

/** What a server does for listings whose time is over. */
export interface ExpiryTasks {
  /** After each midnight UTC, and again for those that the first run has missed. Rejects when listings cannot be read. */
  expireListings(): Promise<ExpiryOutcome>;
}

export interface ExpiryTaskOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
  readonly clock: Clock;
}

export function expiryTasks({ firestore, clock }: ExpiryTaskOptions): ExpiryTasks {
  const expire = new ExpireListings(new FirestoreEndedListings(firestore), clock);
  return { expireListings: () => expire.execute() };
}
