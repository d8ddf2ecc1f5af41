import type { Firestore } from '@google-cloud/firestore';
import { repairCards, type CardRepair } from '../../infrastructure/firebase/cardRepair/repairCards';

/** What a server does for the cards of listings, which browsers write too. */
export interface CardTasks {
  /** A listing was stored, changed or deleted; again after it has rejected, which it does when Firestore is out of reach. */
  listingStored(listingId: string): Promise<CardRepair>;
}

export interface CardTaskOptions {
  /** As an administrator, to whom no rule applies. */
  readonly firestore: Firestore;
}

export function cardTasks({ firestore }: CardTaskOptions): CardTasks {
  return { listingStored: (listingId) => repairCards(firestore, listingId) };
}
