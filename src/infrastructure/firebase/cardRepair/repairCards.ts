import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import { isPublic } from '../../../domain/listings/lifecycle/ListingState';
import { cardDocumentsOf, type CardDocument } from '../cards/cardDocumentsOf';
import { readDocument } from '../connection/readDocument';
import { listingOfDocument } from '../documents/listingOfDocument';
import { listingDocument } from '../documents/listingSchemas';
import { isStoredAs } from './isStoredAs';

/** The paths of the cards that were not as they must be. */
export interface CardRepair {
  /** They were missing, or other than the listing. */
  readonly written: readonly string[];
  /** The listing has no such card. */
  readonly deleted: readonly string[];
}

type Cards = ReadonlyMap<string, CardDocument>;

const stateOnly = v.pick(listingDocument, ['state']);

/**
 * Stores the cards that follow from the listing as it is stored now, and no others, in one transaction; a card that is right is not written.
 * A listing that cannot be read is reported and keeps its cards, since a newer version of the site may have stored it. Rejects when Firestore
 * is out of reach; it can be called again at any time.
 *
 * `firestore`: as an administrator, to whom no rule applies.
 */
export function repairCards(firestore: Firestore, listingId: string): Promise<CardRepair> {
  const cardsIn = (name: string) => firestore.collection(name).where('listingId', '==', listingId);
  return firestore.runTransaction(async (transaction) => {
    const [listing, byDate, byPrice] = await Promise.all([
      transaction.get(firestore.doc(`listings/${listingId}`)),
      transaction.get(cardsIn('cardsByDate')),
      transaction.get(cardsIn('cardsByPrice')),
    ]);
    const stored = new Map([...byDate.docs, ...byPrice.docs].map((card) => [card.ref.path, card.data()]));
    const right = cardsOf(listing);
    if (right === null) return { written: [], deleted: [] };
    const wrong = [...right].filter(([path, card]) => !isStoredAs(stored.get(path), card));
    const deleted = [...stored.keys()].filter((path) => !right.has(path));
    for (const [path, card] of wrong) transaction.set(firestore.doc(path), card);
    for (const path of deleted) transaction.delete(firestore.doc(path));
    return { written: wrong.map(([path]) => path), deleted };
  });
}

/** By their paths; null when the listing cannot be read. */
function cardsOf(document: DocumentSnapshot): Cards | null {
  if (!document.exists) return new Map();
  const state = readDocument(stateOnly, document)?.state;
  if (state === undefined) return null;
  if (!isPublic(state)) return new Map();
  const listing = listingOfDocument(document);
  if (listing === null) return null;
  const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
  return new Map([
    [`cardsByDate/${dateCard}`, byDate],
    [`cardsByPrice/${priceCard}`, byPrice],
  ]);
}
