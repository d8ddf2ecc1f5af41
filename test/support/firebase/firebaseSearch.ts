import { doc, writeBatch } from 'firebase/firestore';
import { onTestFinished } from 'vitest';
import type { Listing } from '../../../src/domain/listings/Listing';
import { isPublic } from '../../../src/domain/listings/lifecycle/ListingState';
import { cardDocumentsOf } from '../../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { FirestoreCardSource } from '../../../src/infrastructure/firebase/search/FirestoreCardSource';
import { FirestoreListingSearch } from '../../../src/infrastructure/firebase/search/FirestoreListingSearch';
import type { Schedule } from '../../../src/infrastructure/firebase/connection/SharedListeners';
import type { SearchBackend } from '../../contracts/search/filledSearch';
import { clockAtNoon } from '../embedded/embeddedBackends';
import { aFirebaseProject, openFirebaseTab } from './firebaseTab';

/** A visitor searches under the rules; listings of any state and date are stored bypassing them. */
export function firebaseSearch(projectId = aFirebaseProject()): SearchBackend {
  const [visitor, owner] = [openFirebaseTab(projectId, null), openFirebaseTab(projectId, 'owner')];
  const stored = new Map<string, Listing>();
  const releases = new Set<() => void>();
  const atTheEnd: Schedule = (work) => {
    releases.add(work);
    return () => releases.delete(work);
  };
  onTestFinished(() => releases.forEach((release) => release()));
  const replace = async (id: string, listing: Listing | null) => {
    const batch = writeBatch(owner.firestore);
    const former = stored.get(id);
    if (former !== undefined) for (const { path } of cardsOf(former)) batch.delete(doc(owner.firestore, path));
    if (listing !== null && isPublic(listing.state))
      for (const { path, card } of cardsOf(listing)) batch.set(doc(owner.firestore, path), card);
    if (listing === null) stored.delete(id);
    else stored.set(id, listing);
    await batch.commit();
  };
  return {
    search: new FirestoreListingSearch(
      new FirestoreCardSource(visitor.firestore, visitor.operations),
      clockAtNoon,
      atTheEnd,
    ),
    store: async (...listings) => void (await Promise.all(listings.map((listing) => replace(listing.id, listing)))),
    remove: (id) => replace(id, null),
  };
}

function cardsOf(listing: Listing) {
  const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
  return [
    { path: `cardsByDate/${dateCard}`, card: byDate },
    { path: `cardsByPrice/${priceCard}`, card: byPrice },
  ];
}
