import {
  doc,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore';
import type { ListingLimit, ListingWriteFailure } from '../../../application/listings/ListingRepository';
import type { UserProfile } from '../../../domain/account/UserProfile';
import type { Listing } from '../../../domain/listings/Listing';
import { countAfter } from '../../../domain/listings/lifecycle/freeListings';
import type { ListingState } from '../../../domain/listings/lifecycle/ListingState';
import { sellerOf } from '../../../domain/listings/sellerOf';
import type { Instant } from '../../../domain/shared/Instant';
import { mayStepWhileRestricted } from '../../../domain/moderation/Restriction';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { readDocument } from '../connection/readDocument';
import { TRANSACTION_ATTEMPTS } from '../connection/transactionAttempts';
import { listingOfDocument } from '../documents/listingOfDocument';
import { raiseRates } from '../documents/raiseRates';
import { checkUnrestricted } from '../documents/readRestriction';
import { userDocument } from '../documents/userSchema';
import { writeListing } from './writeListing';

type Counted = Result<void, ListingLimit>;

/** Writes the changed listing and its two cards (`writeListing`), and the rate and the count of its owner, in one commit. */
export function changeListing<Refusal extends string>(
  reference: DocumentReference,
  step: (listing: Listing) => Result<Listing, Refusal>,
  now: Instant,
): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>> {
  const { firestore } = reference;
  return runTransaction(
    firestore,
    async (transaction): Promise<Result<Listing, Refusal | 'missing' | ListingWriteFailure>> => {
      const stored = await transaction.get(reference);
      const before = stored.exists() ? listingOfDocument(stored) : null;
      if (before === null) return failure('missing');
      const after = step(before);
      if (!after.ok) return after;
      const account = await accountOf(transaction, firestore, before.ownerId);
      const changed = after.value.seller === before.seller ? after.value : soldBy(account, after.value);
      const counted = await count(transaction, firestore, account, before.state, changed, now);
      if (!counted.ok) return counted;
      writeListing(transaction, reference, before, changed);
      return success(changed);
    },
    { maxAttempts: TRANSACTION_ATTEMPTS },
  );
}

/** Null: there is none, or it is malformed. */
export async function accountOf(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
): Promise<UserProfile | null> {
  const stored = await transaction.get(doc(firestore, 'users', uid));
  return stored.exists() ? readDocument(userDocument, stored) : null;
}

/** The listing with the seller whom the stored account says. The rules refuse any other. */
export function soldBy(account: UserProfile | null, listing: Listing): Listing {
  return account === null ? listing : { ...listing, seller: sellerOf(account, listing.seller) };
}

/**
 * Raises the rate of the owner and changes the count of their account as a step of this listing does, or fails and writes nothing; the
 * rules demand both. To be called after the last reading of the transaction and before its first write.
 */
export async function count(
  transaction: Transaction,
  firestore: Firestore,
  account: UserProfile | null,
  before: ListingState | null,
  { id, ownerId, state }: Listing,
  now: Instant,
): Promise<Counted> {
  if (!mayStepWhileRestricted(before, state)) {
    const free = await checkUnrestricted(transaction, firestore, ownerId, now);
    if (!free.ok) return free;
  }
  const counted = countAfter(account?.freeListingsCount ?? 0, before, state);
  if (!counted.ok) return counted;
  const limit = state === 'deleted' ? Infinity : undefined;
  const raised = await raiseRates(transaction, firestore, ownerId, { listings: id }, now, limit);
  if (raised.ok && account !== null && account.freeListingsCount !== counted.value) {
    const changes = { freeListingsCount: counted.value, updatedAt: serverTimestamp() };
    transaction.update(doc(firestore, 'users', ownerId), changes);
  }
  return raised;
}
