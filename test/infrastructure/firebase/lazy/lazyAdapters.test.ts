import { beforeEach, expect, test, vi } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import { LazyAuthentication } from '../../../../src/infrastructure/firebase/lazy/LazyAuthentication';
import { LazyFirstReading } from '../../../../src/infrastructure/firebase/lazy/LazyFirstReading';
import { LazyListingRepository } from '../../../../src/infrastructure/firebase/lazy/LazyListingRepository';
import { LazyPhotoRepository } from '../../../../src/infrastructure/firebase/lazy/LazyPhotoRepository';
import { LazyUserRepository } from '../../../../src/infrastructure/firebase/lazy/LazyUserRepository';
import { aListing } from '../../../support/builders/aListing';
import { aListingRepository } from '../../../support/doubles/aListingRepository';
import { aProfile } from '../../../support/builders/aPosting';
import { anAnswerToCome } from '../../../support/doubles/anAnswerToCome';

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const listing = aListing();
const neverComes = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('listings are emitted once their adapter is loaded', async () => {
  const stub = aListingRepository();
  const arrival = anAnswerToCome<typeof stub>();
  const told: unknown[] = [];
  new LazyListingRepository(() => arrival.promise).subscribeToNewest({}, 12, (cards) => told.push(cards));
  arrival.arrive(stub);
  await settled();
  stub.emitNewest(success([listing]));
  expect(told).toEqual([success([listing])]);
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
  const told: unknown[] = [];
  const arrival = anAnswerToCome<typeof stub>();
  const lazy = new LazyListingRepository(
    () => arrival.promise,
    new LazyFirstReading(async () => async () => [listing]),
  );
  lazy.subscribeToNewest({}, 12, (cards) => told.push(cards));
  await settled();
  arrival.arrive(stub);
  await settled();
  stub.emitNewest(success([]));
  expect(told).toEqual([success([listing]), success([])]);
});

test('a first reading that resolves after the adapter has emitted is ignored', async () => {
  const stub = aListingRepository();
  const reading = anAnswerToCome<readonly [typeof listing]>();
  const told: unknown[] = [];
  new LazyListingRepository(
    async () => stub,
    new LazyFirstReading(async () => () => reading.promise),
  ).subscribeToNewest({}, 12, (cards) => told.push(cards));
  await settled();
  stub.emitNewest(success([]));
  reading.arrive([listing]);
  await settled();
  expect(told).toEqual([success([])]);
});

test('a first reading is made once, and the SDK waits for it', async () => {
  const answer = anAnswerToCome<readonly [typeof listing]>();
  const reading = new LazyFirstReading(async () => () => answer.promise);
  const log: string[] = [];
  void reading.read({}, 12)?.then(() => log.push('read'));
  void reading.settled().then(() => log.push('the rest'));
  expect(reading.read({}, 12)).toBeNull();
  await settled();
  expect(log).toEqual([]);
  answer.arrive([listing]);
  await settled();
  expect(log).toEqual(['read', 'the rest']);
});

test('a first reading that fails emits nothing, and the listener still does', async () => {
  const stub = aListingRepository();
  const told: unknown[] = [];
  const reading = new LazyFirstReading(neverComes);
  new LazyListingRepository(async () => stub, reading).subscribeToNewest({}, 12, (cards) => told.push(cards));
  await reading.settled();
  stub.emitNewest(success([]));
  expect(told).toEqual([success([])]);
});

test('an adapter that cannot be loaded gives the failure offline', async () => {
  const told: unknown[] = [];
  const listings = new LazyListingRepository(neverComes);
  listings.subscribeToNewest({}, 12, (cards) => told.push(cards));
  listings.subscribe('velo', (one) => told.push(one));
  new LazyAuthentication(neverComes).subscribeToUser((person) => told.push(person));
  new LazyAuthentication(neverComes).subscribeToUser(
    () => undefined,
    () => told.push('unreachable'),
  );
  new LazyUserRepository(neverComes).subscribe('claire', (user) => told.push(user));
  expect(await listings.ownedBy('claire')).toEqual(failure('offline'));
  expect(await new LazyUserRepository(neverComes).create(aProfile())).toEqual(failure('offline'));
  expect(told).toEqual([failure('offline'), failure('offline'), null, 'unreachable', failure('offline')]);
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
