import { doc, runTransaction, type DocumentReference, type Firestore, type Transaction } from 'firebase/firestore';
import type { Listing } from '../../../domain/listings/Listing';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { sellerOf } from '../../../domain/listings/sellerOf';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { cardDocumentsOf } from '../cards/cardDocumentsOf';
import { cardIds } from '../cards/cardIds';
import { readDocument } from '../connection/readDocument';
import { TRANSACTION_ATTEMPTS } from '../connection/transactionAttempts';
import { documentOfListing, tombstoneDocumentOf } from '../documents/documentOfListing';
import { listingOfDocument } from '../documents/listingOfDocument';
import { userDocument } from '../documents/userSchema';

/**
 * Writes the changed listing and its two cards in one commit. The cards are deleted when the listing is no longer public; of a
 * deleted listing a tombstone is left.
 */
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
      if (!after.ok) return after;
      const changed =
        after.value.seller === before.seller
          ? after.value
          : await soldByAccount(transaction, reference.firestore, after.value);
      write(transaction, reference, before, changed);
      return success(changed);
    },
    { maxAttempts: TRANSACTION_ATTEMPTS },
  );
}

/** The listing with the seller whom the stored account says. The rules refuse any other. */
export async function soldByAccount(
  transaction: Transaction,
  firestore: Firestore,
  listing: Listing,
): Promise<Listing> {
  const account = readDocument(userDocument, await transaction.get(doc(firestore, 'users', listing.ownerId)));
  return account === null ? listing : { ...listing, seller: sellerOf(account, listing.seller) };
}

function write(transaction: Transaction, reference: DocumentReference, before: Listing, after: Listing): void {
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
