import { formerPricesAfter } from '../../src/domain/listings/formerPrices';
import { countAfter } from '../../src/domain/listings/lifecycle/freeListings';
import { LIFETIME } from '../../src/domain/listings/lifecycle/lifetime';
import { isPublic } from '../../src/domain/listings/lifecycle/ListingState';
import type { Listing } from '../../src/domain/listings/Listing';
import type { Photo } from '../../src/domain/listings/Photo';
import { cardDocumentsOf } from '../../src/infrastructure/firebase/cards/cardDocumentsOf';
import { documentOfListing, tombstoneDocumentOf } from '../../src/infrastructure/firebase/documents/documentOfListing';
import { aListing } from '../support/builders/aListing';
import { plainOf } from './plainOf';
import { raisesListings } from './posting';
import { change, commits, given, remove, set, type Attempt, type Documents } from './Attempt';
import { NOW, now } from './times';
import { anAccount } from './world';

/** What `FirestoreListingRepository.publish` commits for Karim, who has posted `count` listings before. */
export function publishing(listing: Listing, count = 0): Attempt {
  return given(
    accountOf(listing, count),
    commits(
      ...Object.entries(documentsOf(listing)).map(([path, document]) => set(path, document)),
      change('users/karim', { freeListingsCount: count + 1, updatedAt: now }),
      raisesListings('karim', listing.id),
    ),
  );
}

/** What `FirestoreListingRepository.change` commits for Karim. */
export function changing(before: Listing, after: Listing): Attempt {
  const formerPrices = formerPricesAfter(before, after.price, after.updatedAt);
  const stored = formerPrices.length > 0 ? { formerPrices } : {};
  const [old, next] = [documentsOf(before), documentsOf({ ...after, ...stored })];
  const count = countAfter(1, before.state, after.state);
  if (!count.ok) throw new Error(count.failure);
  return given(
    { ...accountOf(after, 1), ...old },
    commits(
      ...(count.value === 1 ? [] : [change('users/karim', { freeListingsCount: count.value, updatedAt: now })]),
      raisesListings('karim', after.id),
      ...Object.entries(next).map(([path, document]) => set(path, document)),
      ...Object.keys(old)
        .filter((path) => !(path in next))
        .map(remove),
    ),
  );
}

export const byKarim = (changes: Partial<Listing>): Listing =>
  aListing({ ownerId: 'karim', publishedAt: NOW, expiresAt: NOW + LIFETIME, updatedAt: NOW, ...changes });

export const photosOf = (count: number): readonly Photo[] =>
  Array.from({ length: count }, () => ({ id: `karim~${crypto.randomUUID()}`, width: 1600, height: 1200 }));

/** The account of the person who sells the listing. */
function accountOf({ seller }: Listing, freeListingsCount: number): Documents {
  return {
    'users/karim': anAccount('karim', seller.name, { createdAt: new Date(seller.memberSince), freeListingsCount }),
  };
}

function documentsOf(listing: Listing): Readonly<Record<string, ReturnType<typeof plainOf>>> {
  const { dateCard, priceCard, byDate, byPrice } = cardDocumentsOf(listing);
  const document =
    listing.state === 'deleted' ? tombstoneDocumentOf(listing) : { ...documentOfListing(listing), dateCard, priceCard };
  return {
    [`listings/${listing.id}`]: plainOf(document),
    ...(isPublic(listing.state)
      ? { [`cardsByDate/${dateCard}`]: plainOf(byDate), [`cardsByPrice/${priceCard}`]: plainOf(byPrice) }
      : {}),
  };
}
