import { doc, increment, type DocumentSnapshot, type Firestore, type Transaction } from 'firebase/firestore';
import type { DealCounts } from '../../../domain/reviews/Deal';

interface NextDeal {
  readonly ownerId: string;
  readonly buyerId: string;
  readonly isCounted: boolean;
}

/**
 * Replaces a stored deal for `writer`, or deletes it (null), with the numbers of the people whom that concerns: the rules demand all of it in
 * one commit. To be called after the last reading of the transaction.
 */
export function writeDeal(
  transaction: Transaction,
  firestore: Firestore,
  writer: string,
  stored: DocumentSnapshot,
  next: NextDeal | null,
): void {
  if (next === null) transaction.delete(stored.ref);
  else {
    const { ownerId, buyerId, isCounted } = next;
    transaction.set(stored.ref, { ownerId, buyerId, ...(isCounted && { isCounted }) });
  }
  const left = stored.get('isCounted') === true ? String(stored.get('buyerId')) : null;
  const come = next?.isCounted === true ? next.buyerId : null;
  if (left === come) return;
  const add = (uid: string, { sales, purchases }: DealCounts) =>
    transaction.set(
      doc(firestore, 'deal_counts', uid),
      { sales: increment(sales), purchases: increment(purchases) },
      { merge: true },
    );
  transaction.set(doc(firestore, 'users', writer, 'private', 'deal'), { listingId: stored.id });
  const ownerId = next?.ownerId ?? String(stored.get('ownerId'));
  add(ownerId, { sales: (come === null ? 0 : 1) - (left === null ? 0 : 1), purchases: 0 });
  if (left !== null) add(left, { sales: 0, purchases: -1 });
  if (come !== null) add(come, { sales: 0, purchases: 1 });
}
