import { expect, test, vi } from 'vitest';
import type { SearchRequest } from '../../../../src/application/search/ListingSearch';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { Location } from '../../../../src/domain/listings/place/Location';
import { failure, success } from '../../../../src/domain/shared/Result';
import { ListingViewModel } from '../../../../src/presentation/listings/page/ListingViewModel';
import { aListing, lyon } from '../../../support/builders/aListing';
import { aListingRepository } from '../../../support/doubles/aListingRepository';
import { noViews } from '../../../support/builders/someViews';
import { someResults } from '../../../support/builders/aSearch';
import { aListingSearch } from '../../../support/doubles/aListingSearch';

const others = (...ids: string[]) => ids.map((id) => aListing({ id }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

function page({
  place = null,
  found = () => others('a', 'b', 'c', 'd'),
}: { place?: Location | null; found?: (request: SearchRequest) => Listing[] } = {}) {
  const listings = aListingRepository();
  const search = aListingSearch((request) => success(someResults(found(request))));
  const viewModel = new ListingViewModel(
    listings,
    search,
    { current: () => place, choose: () => undefined },
    noViews(),
  );
  return { listings, search, viewModel };
}

test('a listing is loaded and follows its changes', () => {
  const { listings, viewModel } = page();
  const stop = viewModel.start('velo');
  expect(viewModel.status).toBe('loading');
  listings.emit(success(aListing()));
  expect(viewModel.listing?.title).toBe('Vélo de ville');
  listings.emit(success(aListing({ price: { kind: 'amount', euros: 90 } })));
  expect(viewModel.listing?.price).toEqual({ kind: 'amount', euros: 90 });
  stop();
  listings.emit(success(aListing({ title: 'too late' })));
  expect(viewModel.listing?.title).toBe('Vélo de ville');
});

test('a listing that does not exist is missing', () => {
  const { listings, viewModel } = page();
  viewModel.start('velo');
  listings.emit(success(null));
  expect(viewModel.status).toBe('missing');
});

test('a failure is shown, and a retry loads again', () => {
  const { listings, viewModel } = page();
  viewModel.start('velo');
  listings.emit(failure('blocked'));
  expect(viewModel.status).toBe('blocked');
  viewModel.retry();
  expect(viewModel.status).toBe('loading');
  expect(viewModel.attempt).toBe(1);
});

test('similar listings come from the first search that finds enough, without the listing itself', async () => {
  const { listings, search, viewModel } = page({ found: () => others('velo', 'a', 'b', 'c', 'd') });
  viewModel.start('velo');
  listings.emit(success(aListing()));
  await settled();
  expect(search.requests).toHaveLength(1);
  expect(search.requests[0]?.criteria).toMatchObject({
    categoryId: 'velos',
    kind: 'offer',
    price: { minimum: 72, maximum: 192 },
  });
  expect(viewModel.similar.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('the most similar of all listings that the searches have found are shown when the first ones find too few', async () => {
  const priced = (id: string, euros: number) => aListing({ id, price: { kind: 'amount', euros } });
  const { listings, viewModel } = page({
    found: ({ criteria }) =>
      criteria.price.minimum === undefined
        ? [priced('dear', 2000), priced('dearer', 300), priced('same', 130), priced('cheap', 30), priced('cheaper', 5)]
        : [priced('same', 130)],
  });
  viewModel.start('velo');
  listings.emit(success(aListing()));
  await settled();
  expect(viewModel.similar.map(({ id }) => id)).toEqual(['same', 'dearer', 'cheap', 'dear']);
});

test('similar listings are searched again while the index grows, until there are enough', async () => {
  const grown = others('a');
  const { listings, search, viewModel } = page({ found: () => grown });
  viewModel.start('velo');
  listings.emit(success(aListing()));
  await settled();
  grown.push(...others('b', 'c', 'd'));
  search.change();
  await settled();
  expect(viewModel.similar).toHaveLength(4);
  const asked = search.requests.length;
  search.change();
  expect(search.requests).toHaveLength(asked);
});

test('the view-model subscribes to changes of the search only while too few similar listings are known', async () => {
  const grown = others('a');
  const { listings, search, viewModel } = page({ found: () => grown });
  const watch = vi.spyOn(search, 'subscribeToChanges');
  viewModel.start('velo')();
  const stop = viewModel.start('velo');
  expect(watch).not.toHaveBeenCalled();
  listings.emit(success(aListing()));
  await settled();
  expect(watch).toHaveBeenCalledTimes(1);
  stop();
  grown.push(...others('b', 'c', 'd'));
  const asked = search.requests.length;
  search.change();
  expect(search.requests).toHaveLength(asked);
});

test('the distance is measured from the chosen place', () => {
  const { listings, viewModel } = page({ place: lyon });
  viewModel.start('velo');
  expect(viewModel.distanceKm).toBeNull();
  listings.emit(success(aListing()));
  expect(viewModel.distanceKm).toBeCloseTo(515, -1);
});

test('another listing replaces the first one', () => {
  const { listings, viewModel } = page();
  viewModel.start('velo')();
  viewModel.start('velo');
  listings.emit(success(aListing()));
  viewModel.start('canape');
  expect(viewModel.listing).toBeNull();
  expect(viewModel.status).toBe('loading');
});
