import type { ProfileRepository } from '../../../application/account/ProfileRepository';
import type { InventoryEntry, ListingInventory } from '../../../application/listings/ListingInventory';
import type { ListingFeed, ListingRepository } from '../../../application/listings/ListingRepository';
import type { ReviewRepository } from '../../../application/reviews/ReviewRepository';
import type { ListingSearch, SearchHit } from '../../../application/search/ListingSearch';
import { findCategory } from '../../../domain/listings/catalogue/categories';
import { isVisible } from '../../../domain/listings/lifecycle/lifetime';
import { cardOf } from '../../../domain/listings/cardOf';
import type { Listing } from '../../../domain/listings/Listing';
import { shownReviews } from '../../../domain/reviews/Review';
import { failure, success } from '../../../domain/shared/Result';
import { DAY, type Instant } from '../../../domain/shared/Instant';
import { demoPeople } from '../account/demoPeople';
import { listingOfDemo, type DemoListing } from '../demo/DemoListing';
import { demoSales } from '../demo/demoSales';
import { recordedDemoSale, type RecordedDemoSale } from '../demo/recordedDemoSale';
import { ListingIndex } from '../search/ListingIndex';

export interface DemoSite {
  readonly listings: Pick<ListingRepository, 'subscribe' | 'subscribeToNewest'>;
  readonly search: ListingSearch;
  readonly profiles: Pick<ProfileRepository, 'subscribe'>;
  readonly reviews: Pick<ReviewRepository, 'about' | 'dealCountsOf'>;
  readonly inventory: ListingInventory;
}

/** The demo catalogue as a server reads it, without a database: its listings are as old at `now` as in a browser that has just imported it. */
export function demoSite(catalogue: readonly DemoListing[], now: Instant): DemoSite {
  const all = catalogue.map((listing) => listingOfDemo(listing, now));
  const byId = new Map(all.map((listing) => [listing.id, listing]));
  const visible = all.filter((listing) => isVisible(listing, now));
  const index = new ListingIndex();
  for (const listing of all) index.put(listing);
  const sales = demoSales.flatMap((sale) => {
    const model = byId.get(sale.model);
    return model === undefined ? [] : recordedDemoSale(sale, model, now);
  });

  return {
    listings: {
      subscribe: (id, listener) => {
        listener(success(byId.get(id) ?? null));
        return () => undefined;
      },
      subscribeToNewest: (feed, limit, listener) => {
        listener(
          success(
            all
              .filter((listing) => belongsTo(listing, feed))
              .slice(0, limit)
              .map(cardOf),
          ),
        );
        return () => undefined;
      },
    },
    search: {
      providesCounts: true,
      search: (request) => {
        const { hits, ...others } = index.search(request, now);
        return Promise.resolve(success({ ...others, complete: true, hits: JSON.parse(hits) as readonly SearchHit[] }));
      },
      suggest: () => Promise.resolve(failure('unknown')),
      subscribeToChanges: () => () => undefined,
    },
    profiles: {
      subscribe: (uid, listener) => {
        listener(success(profileOf(uid, all)));
        return () => undefined;
      },
    },
    reviews: reviewsOf(sales, now),
    inventory: {
      days: () => Promise.resolve(success([...new Set(visible.map(({ publishedAt }) => dayOf(publishedAt)))])),
      publishedOn: (day) => inPortions(visible.filter(({ publishedAt }) => dayOf(publishedAt) === day)),
      wasDeleted: () => Promise.resolve(false),
    },
  };
}

function reviewsOf(sales: readonly RecordedDemoSale[], now: Instant): DemoSite['reviews'] {
  const all = sales.flatMap(({ reviews }) => reviews);
  return {
    about: (uid) =>
      Promise.resolve(
        success(
          shownReviews(
            all.filter(({ subjectId }) => subjectId === uid),
            now,
          ),
        ),
      ),
    dealCountsOf: (uid) =>
      Promise.resolve(
        success({
          sales: sales.filter(({ deal }) => deal.ownerId === uid).length,
          purchases: sales.filter(({ deal }) => deal.buyerId === uid).length,
        }),
      ),
  };
}

async function* inPortions(listings: readonly Listing[]): AsyncIterable<InventoryEntry> {
  yield* listings;
}

function belongsTo({ categoryId, ownerId }: Listing, feed: ListingFeed): boolean {
  if (feed.ownerId !== undefined && feed.ownerId !== ownerId) return false;
  if (feed.categoryId !== undefined && feed.categoryId !== categoryId) return false;
  return feed.family === undefined || findCategory(categoryId)?.family === feed.family;
}

/** Sellers of the catalogue have no account: what is known of them stands in their listings. */
function profileOf(uid: string, listings: readonly Listing[]) {
  const person = demoPeople.find((one) => one.uid === uid);
  const seller = listings.find(({ ownerId }) => ownerId === uid)?.seller;
  if (person === undefined && seller === undefined) return null;
  return {
    uid,
    displayName: person?.displayName ?? seller?.name ?? '',
    photoURL: null,
    memberSince: person?.createdAt ?? seller?.memberSince ?? 0,
    about: '',
    place: null,
    kind: person === undefined ? (seller?.kind ?? 'private') : 'private',
  } as const;
}

function dayOf(instant: Instant): Instant {
  return Math.floor(instant / DAY) * DAY;
}
