import { doc, runTransaction, type DocumentReference, type Transaction } from 'firebase/firestore';
import type { Listing } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { failure, type Result } from '../../../domain/shared/Result';
import { cardDocumentsOf } from '../cards/cardDocumentsOf';
import { cardNames } from '../cards/cardNames';
import { documentOfListing } from '../documents/documentOfListing';
import { listingOfDocument } from '../documents/listingOfDocument';

/** The SDK tries a transaction again by itself; more than this and a person waits too long for a word. */
const ATTEMPTS = 3;

/** One commit: the listing as the step leaves it, and its two cards, which follow it while it is public and go when it is not. */
export function changeListing<Refusal extends string>(
  reference: DocumentReference,
  step: (listing: Listing) => Result<Listing, Refusal>,
): Promise<Result<Listing, Refusal | 'missing'>> {
  return runTransaction(
    reference.firestore,
    async (transaction): Promise<Result<Listing, Refusal | 'missing'>> => {
      const stored = await transaction.get(reference);
      const before = stored.exists() ? listingOfDocument(stored) : null;
      if (before === null) return failure('missing');
      const after = step(before);
      if (after.ok) write(transaction, reference, before, after.value);
      return after;
    },
    { maxAttempts: ATTEMPTS },
  );
}

function write(transaction: Transaction, reference: DocumentReference, before: Listing, after: Listing): void {
  const old = isPublic(before.state) ? cardPaths(cardNames(before)) : [];
  const cards = cardDocumentsOf(after);
  const next = isPublic(after.state) ? cardPaths(cards) : [];
  transaction.set(reference, { ...documentOfListing(after), dateCard: cards.dateCard, priceCard: cards.priceCard });
  for (const path of old) if (!next.includes(path)) transaction.delete(doc(reference.firestore, path));
  if (next.length === 0) return;
  transaction.set(doc(reference.firestore, 'cardsByDate', cards.dateCard), cards.byDate);
  transaction.set(doc(reference.firestore, 'cardsByPrice', cards.priceCard), cards.byPrice);
}

function cardPaths({ dateCard, priceCard }: ReturnType<typeof cardNames>): readonly string[] {
  return [`cardsByDate/${dateCard}`, `cardsByPrice/${priceCard}`];
}
