import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { Instant } from '../../../domain/shared/Instant';
import { countAfter } from '../../../domain/listings/lifecycle/freeListings';
import { cardIds } from '../cards/cardIds';
import { listingOfDocument } from '../documents/listingOfDocument';
import { instant, listingDocument } from '../documents/listingSchemas';
import { changeStored, forEachFound } from './foundDocuments';

const tombstone = v.strictObject({
  ownerId: v.string(),
  state: v.literal('deleted'),
  publishedAt: instant,
  updatedAt: instant,
});
const { state: listingState } = listingDocument.entries;

/** Makes tombstones of all listings of the person, also of those that are malformed or that a former version has deleted. Photos stay. */
export async function eraseListings(firestore: Firestore, uid: string, now: Instant): Promise<void> {
  const account = firestore.doc(`users/${uid}`);
  await forEachFound(firestore.collection('listings').where('ownerId', '==', uid), async (found) => {
    if (v.is(tombstone, found.data())) return;
    await changeStored(firestore, found.ref, (transaction, listing) => empty(transaction, listing, account, now));
  });
}

/** With its cards, the buyer it is reserved for, and its place in the count of the account, which the owner’s browser changes too. */
async function empty(
  transaction: Transaction,
  listing: DocumentSnapshot,
  account: DocumentReference,
  now: Instant,
): Promise<void> {
  if (v.is(tombstone, listing.data())) return;
  const { firestore } = listing.ref;
  const [owner, deal] = await transaction.getAll(account, firestore.doc(`deals/${listing.id}`));
  const at = new Date(now);
  const published: unknown = listing.get('publishedAt');
  transaction.set(listing.ref, {
    ownerId: account.id,
    state: 'deleted',
    publishedAt: v.is(instant, published) ? published : at,
    updatedAt: at,
  });
  for (const card of cardsOf(listing)) transaction.delete(firestore.doc(card));
  if (deal?.exists === true && deal.get('reviewedAt') === undefined && deal.get('isCounted') === undefined)
    transaction.delete(deal.ref);
  const before = v.safeParse(listingState, listing.get('state'));
  const count: unknown = owner?.get('freeListingsCount');
  if (!before.success || typeof count !== 'number') return;
  const counted = countAfter(count, before.output, 'deleted');
  if (counted.ok && counted.value !== count)
    transaction.update(account, { freeListingsCount: counted.value, updatedAt: at });
}

/** As they are named in the listing, and where a former version has not named them. */
function cardsOf(document: DocumentSnapshot): readonly string[] {
  const isDeleted = document.get('state') === 'deleted';
  const listing = isDeleted ? null : listingOfDocument(document);
  const stored: unknown[] = [document.get('dateCard'), document.get('priceCard')];
  const [dateCard, priceCard] = stored.map((name) => (typeof name === 'string' ? name : null));
  const computed = listing === null ? null : cardIds(listing);
  return [
    ...new Set([dateCard, computed?.dateCard].map((name) => name && `cardsByDate/${name}`)),
    ...new Set([priceCard, computed?.priceCard].map((name) => name && `cardsByPrice/${name}`)),
  ].flatMap((path) => path ?? []);
}
