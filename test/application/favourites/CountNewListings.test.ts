import { expect, test } from 'vitest';
import { CountNewListings } from '../../../src/application/favourites/CountNewListings';
import type { Listing } from '../../../src/domain/listings/Listing';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { someResults } from '../../support/builders/aSearch';
import { aListingSearch } from '../../support/doubles/aListingSearch';

const bikes = { ...noCriteria, query: 'vélo', sort: 'price-up' } as const;
const nobody = () => false;
const published = (...times: readonly number[]): Listing[] =>
  times.map((publishedAt) => aListing({ id: `l${publishedAt}`, ownerId: `u${publishedAt}`, publishedAt }));

function searching(listings: readonly Listing[]) {
  const search = aListingSearch(({ limit }) => success(someResults(listings.slice(0, limit))));
  return {
    search,
    count: (isHidden: (uid: string) => boolean = nobody) => new CountNewListings(search).execute(bikes, 100, isHidden),
  };
}

test('one listing is read while there is nothing new', async () => {
  const { count, search } = searching(published(100, 99, 98));
  expect(await count()).toEqual(success(0));
  expect(search.requests).toEqual([{ criteria: { ...bikes, sort: 'date' }, limit: 1 }]);
});

test('a search that finds nothing has nothing new', async () => {
  expect(await searching([]).count()).toEqual(success(0));
});

test('listings published since are counted', async () => {
  const { count, search } = searching(published(103, 102, 101, 100, 99));
  expect(await count()).toEqual(success(3));
  expect(search.requests.map(({ limit }) => limit)).toEqual([1, 21]);
});

test('listings are counted up to one beyond twenty', async () => {
  expect(await searching(published(...Array.from({ length: 40 }, (_, index) => 200 - index))).count()).toEqual(
    success(21),
  );
});

test('listings of hidden sellers are not counted', async () => {
  expect(await searching(published(103, 102, 101)).count((uid) => uid !== 'u102')).toEqual(success(1));
});

test('a failure of either search is returned', async () => {
  const broken = new CountNewListings(aListingSearch(() => failure('offline')));
  expect(await broken.execute(bikes, 100, nobody)).toEqual(failure('offline'));
  const second = new CountNewListings(
    aListingSearch(({ limit }) => (limit === 1 ? success(someResults(published(101))) : failure('offline'))),
  );
  expect(await second.execute(bikes, 100, nobody)).toEqual(failure('offline'));
});
