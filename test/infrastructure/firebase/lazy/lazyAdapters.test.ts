import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { LazyAuthentication } from '../../../../src/infrastructure/firebase/lazy/LazyAuthentication';
import { LazyFirstReading } from '../../../../src/infrastructure/firebase/lazy/LazyFirstReading';
import { LazyListingRepository } from '../../../../src/infrastructure/firebase/lazy/LazyListingRepository';
import { LazyPhotoRepository } from '../../../../src/infrastructure/firebase/lazy/LazyPhotoRepository';
import { LazyUserRepository } from '../../../../src/infrastructure/firebase/lazy/LazyUserRepository';
import type { ListingViews } from '../../../../src/application/listings/ListingViews';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { LazyListingSearch } from '../../../../src/infrastructure/firebase/lazy/LazyListingSearch';
import { LazyListingViews } from '../../../../src/infrastructure/firebase/lazy/LazyListingViews';
import { someResults } from '../../../support/builders/aSearch';
import { aListingSearch } from '../../../support/doubles/aListingSearch';
import { aListing } from '../../../support/builders/aListing';
import { aListingRepository } from '../../../support/doubles/aListingRepository';
import { aProfile } from '../../../support/builders/aPosting';
import { aDeferred } from '../../../support/doubles/aDeferred';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const listing = aListing();
const neverComes = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('listings are emitted once their adapter is loaded', async () => {
  const stub = aListingRepository();
  const adapter = aDeferred<typeof stub>();
  const emissions: unknown[] = [];
  new LazyListingRepository(() => adapter.promise).subscribeToNewest({}, 12, (cards) => emissions.push(cards));
  adapter.resolve(stub);
  await settled();
  stub.emitNewest(success([listing]));
  expect(emissions).toEqual([success([listing])]);
});

test('a listener that unsubscribed before the adapter was loaded receives nothing', async () => {
  const stub = aListingRepository();
  const leave = new LazyListingRepository(async () => stub).subscribeToNewest({}, 12, () => undefined);
  leave();
  await settled();
  expect(stub.subscribedFeeds()).toEqual([]);
});

test('a first reading is emitted while the adapter is being loaded, and not after it', async () => {
  const stub = aListingRepository();
  const emissions: unknown[] = [];
  const adapter = aDeferred<typeof stub>();
  const lazy = new LazyListingRepository(
    () => adapter.promise,
    new LazyFirstReading(async () => async () => [listing]),
  );
  lazy.subscribeToNewest({}, 12, (cards) => emissions.push(cards));
  await settled();
  adapter.resolve(stub);
  await settled();
  stub.emitNewest(success([]));
  expect(emissions).toEqual([success([listing]), success([])]);
});

test('a first reading that resolves after the adapter has emitted is ignored', async () => {
  const stub = aListingRepository();
  const reading = aDeferred<readonly [typeof listing]>();
  const emissions: unknown[] = [];
  new LazyListingRepository(
    async () => stub,
    new LazyFirstReading(async () => () => reading.promise),
  ).subscribeToNewest({}, 12, (cards) => emissions.push(cards));
  await settled();
  stub.emitNewest(success([]));
  reading.resolve([listing]);
  await settled();
  expect(emissions).toEqual([success([])]);
});

test('a first reading is made once, and the SDK waits for it', async () => {
  const answer = aDeferred<readonly [typeof listing]>();
  const reading = new LazyFirstReading(async () => () => answer.promise);
  const log: string[] = [];
  void reading.read({}, 12)?.then(() => log.push('read'));
  void reading.settled().then(() => log.push('the rest'));
  expect(reading.read({}, 12)).toBeNull();
  await settled();
  expect(log).toEqual([]);
  answer.resolve([listing]);
  await settled();
  expect(log).toEqual(['read', 'the rest']);
});

test('a first reading that fails emits nothing, and the listener still does', async () => {
  const stub = aListingRepository();
  const emissions: unknown[] = [];
  const reading = new LazyFirstReading(neverComes);
  new LazyListingRepository(async () => stub, reading).subscribeToNewest({}, 12, (cards) => emissions.push(cards));
  await reading.settled();
  stub.emitNewest(success([]));
  expect(emissions).toEqual([success([])]);
});

test('an adapter that cannot be loaded gives the failure offline', async () => {
  const emissions: unknown[] = [];
  const listings = new LazyListingRepository(neverComes);
  listings.subscribeToNewest({}, 12, (cards) => emissions.push(cards));
  listings.subscribe('velo', (one) => emissions.push(one));
  new LazyAuthentication(neverComes).subscribeToUser((person) => emissions.push(person));
  new LazyAuthentication(neverComes).subscribeToUser(
    () => undefined,
    () => emissions.push('unreachable'),
  );
  new LazyUserRepository(neverComes).subscribe('claire', (user) => emissions.push(user));
  expect(await listings.ownedBy('claire')).toEqual(failure('offline'));
  expect(await new LazyUserRepository(neverComes).create(aProfile())).toEqual(failure('offline'));
  expect(emissions).toEqual([failure('offline'), failure('offline'), null, 'unreachable', failure('offline')]);
});

test('a search that stands in for the one of Firebase asks it once it is loaded', async () => {
  const stub = aListingSearch();
  const loaded = aDeferred<typeof stub>();
  const search = new LazyListingSearch(() => loaded.promise);
  const changes: string[] = [];
  const leave = search.subscribeToChanges(() => changes.push('changed'));
  const answers = Promise.all([search.search({ criteria: noCriteria, limit: 24 }), search.suggest('vélo')]);
  loaded.resolve(stub);
  expect(await answers).toEqual([success(someResults([])), success([])]);
  stub.change();
  leave();
  stub.change();
  expect(changes).toEqual(['changed']);
  expect(await new LazyListingSearch(neverComes).suggest('vélo')).toEqual(failure('offline'));
});

test('views are counted once their adapter is loaded', async () => {
  const counted: string[] = [];
  const views: ListingViews = {
    count: async (id) => success(void counted.push(id)),
    of: async (ids) => success(new Map(ids.map((id) => [id, 3]))),
  };
  const lazy = new LazyListingViews(async () => views);
  expect(await lazy.count('velo')).toEqual(success());
  expect(counted).toEqual(['velo']);
  expect(await lazy.of(['velo'])).toEqual(success(new Map([['velo', 3]])));
  expect(await new LazyListingViews(neverComes).count('velo')).toEqual(failure('offline'));
});

test('the address of a photo is known at once', async () => {
  const place = { apiKey: '', authDomain: '', projectId: '', storageBucket: 'bazar.firebasestorage.app', appId: '' };
  const photos = new LazyPhotoRepository(neverComes, place);
  const photo = { id: 'claire~1', width: 4, height: 3 };
  expect(photos.addressOf(photo, 'card')).toBe(
    'https://firebasestorage.googleapis.com/v0/b/bazar.firebasestorage.app/o/photos%2Fclaire%2Fclaire~1%2Fcard?alt=media',
  );
  expect(photos.addressOf({ ...photo, url: '/demo/velo.svg' }, 'card')).toBe('/demo/velo.svg');
  expect(await photos.addressOf({ ...photo, id: 'velo' }, 'card')).toBeNull();
});
