import { doc, type DocumentReference, type Transaction } from 'firebase/firestore';
import type { Listing } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { cardDocumentsOf } from '../cards/cardDocumentsOf';
import { cardIds } from '../cards/cardIds';
import { documentOfListing, tombstoneDocumentOf } from '../documents/documentOfListing';

/**
 * Writes a changed listing and its two cards. The cards are deleted when the listing is no longer public; of a deleted listing a
 * tombstone is left.
 */
export function writeListing(
  transaction: Transaction,
  reference: DocumentReference,
  before: Listing,
  after: Listing,
): void {
  const old = isPublic(before.state) ? cardPaths(cardIds(before)) : [];
  const cards = cardDocumentsOf(after);
  const next = isPublic(after.state) ? cardPaths(cards) : [];
  const { dateCard, priceCard } = cards;
  transaction.set(
    reference,
    after.state === 'deleted' ? tombstoneDocumentOf(after) : { ...documentOfListing(after), dateCard, priceCard },
  );
  for (const path of old) if (!next.includes(path)) transaction.delete(doc(reference.firestore, path));
  if (next.length === 0) return;
  transaction.set(doc(reference.firestore, 'cardsByDate', dateCard), cards.byDate);
  transaction.set(doc(reference.firestore, 'cardsByPrice', priceCard), cards.byPrice);
}

function cardPaths({ dateCard, priceCard }: ReturnType<typeof cardIds>): readonly string[] {
  return [`cardsByDate/${dateCard}`, `cardsByPrice/${priceCard}`];
}
