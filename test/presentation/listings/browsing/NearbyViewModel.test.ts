import { expect, test } from 'vitest';
import type { ChosenPlace } from '../../../../src/application/listings/ChosenPlace';
import type { CommuneDirectory } from '../../../../src/application/listings/CommuneDirectory';
import type { Geolocation } from '../../../../src/application/search/Geolocation';
import type { SearchRequest } from '../../../../src/application/search/ListingSearch';
import type { Location } from '../../../../src/domain/listings/place/Location';
import { failure, success } from '../../../../src/domain/shared/Result';
import { NearbyViewModel } from '../../../../src/presentation/listings/browsing/NearbyViewModel';
import { aCommune } from '../../../support/builders/aCommune';
import { aListing, lyon, nantes } from '../../../support/builders/aListing';
import { someResults } from '../../../support/builders/aSearch';
import { aListingSearch } from '../../../support/doubles/aListingSearch';

const here: Geolocation = { locate: async () => success({ latitude: 47.2, longitude: -1.5 }) };
const directory: CommuneDirectory = { find: async () => success([]), nearest: async () => success(aCommune()) };
const four = ['a', 'b', 'c', 'd'].map((id) => aListing({ id }));

function aChoice(place: Location | null = null): ChosenPlace {
  let chosen = place;
  return {
    current: () => chosen,
    choose: (next) => {
      chosen = next;
    },
  };
}

function nearby({
  place = null,
  found = () => four,
  geolocation = here,
  communes = directory,
}: {
  place?: Location | null;
  found?: (request: SearchRequest) => typeof four;
  geolocation?: Geolocation;
  communes?: CommuneDirectory;
} = {}) {
  const search = aListingSearch((request) => success(someResults(found(request))));
  const chosen = aChoice(place);
  return { viewModel: new NearbyViewModel(search, communes, geolocation, chosen), search, chosen };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('nothing is searched without a chosen place', () => {
  const { viewModel, search } = nearby();
  viewModel.start();
  expect(viewModel.status).toBe('idle');
  expect(search.requests).toEqual([]);
});

test('the place chosen last is searched around at once, the closest first', async () => {
  const { viewModel, search } = nearby({ place: nantes });
  viewModel.start();
  await settled();
  expect(viewModel.status).toBe('ready');
  expect(viewModel.hits).toHaveLength(4);
  expect(search.requests[0]?.criteria).toMatchObject({
    sort: 'distance',
    place: { communeName: 'Nantes', radiusKm: 30 },
  });
});

test('a chosen commune is stored until it is forgotten', async () => {
  const { viewModel, chosen } = nearby();
  await viewModel.choose(lyon);
  expect(chosen.current()).toEqual(lyon);
  viewModel.forget();
  expect(chosen.current()).toBeNull();
  expect(viewModel.place).toBeNull();
  expect(viewModel.hits).toEqual([]);
});

test('the radius grows until there is enough to show', async () => {
  const { viewModel } = nearby({
    found: ({ criteria }) => ((criteria.place?.radiusKm ?? 0) < 100 ? four.slice(1) : four),
  });
  await viewModel.choose(nantes);
  expect(viewModel.place?.radiusKm).toBe(100);
  expect(viewModel.hits).toHaveLength(4);
});

test('the widest radius shows what little there is', async () => {
  const { viewModel } = nearby({ found: () => four.slice(3) });
  await viewModel.choose(nantes);
  expect(viewModel.place?.radiusKm).toBe(200);
  expect(viewModel.hits).toHaveLength(1);
  expect(viewModel.status).toBe('ready');
});

test('the position of the device becomes the nearest commune', async () => {
  const { viewModel, chosen } = nearby();
  await viewModel.locate();
  expect(viewModel.place?.communeName).toBe('Nantes');
  expect(chosen.current()?.communeCode).toBe('44109');
});

test('the position of the device is searched around, and not stored, when the communes cannot be loaded', async () => {
  const { viewModel, chosen, search } = nearby({
    communes: { ...directory, nearest: async () => failure('unavailable') },
  });
  await viewModel.locate();
  expect(viewModel.status).toBe('ready');
  expect(search.requests[0]?.criteria.place).toMatchObject({ communeName: '', latitude: 47.2 });
  expect(chosen.current()).toBeNull();
});

test('a refused position is shown as a failure, and a commune can still be chosen', async () => {
  const { viewModel } = nearby({ geolocation: { locate: async () => failure('denied') } });
  await viewModel.locate();
  expect(viewModel.locationFailure).toBe('denied');
  await viewModel.choose(nantes);
  expect(viewModel.locationFailure).toBeNull();
  expect(viewModel.status).toBe('ready');
});

test('a failed search is shown', async () => {
  const search = aListingSearch(() => failure('unavailable'));
  const viewModel = new NearbyViewModel(search, directory, here, aChoice());
  await viewModel.choose(nantes);
  expect(viewModel.status).toBe('unavailable');
});

test('a result for a place that was left is ignored', async () => {
  const { viewModel } = nearby({
    found: ({ criteria }) => [aListing({ id: criteria.place?.communeName ?? '' }), ...four],
  });
  await Promise.all([viewModel.choose(nantes), viewModel.choose(lyon)]);
  expect(viewModel.hits[0]?.listing.id).toBe('Lyon');
});

test('listings that change nearby are shown until the page is left', async () => {
  const { viewModel, search } = nearby({ place: nantes });
  const stop = viewModel.start();
  await settled();
  search.change();
  expect(search.requests).toHaveLength(2);
  stop();
  search.change();
  expect(search.requests).toHaveLength(2);
});
