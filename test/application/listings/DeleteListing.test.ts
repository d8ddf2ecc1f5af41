import { expect, test } from 'vitest';
import { DeleteListing } from '../../../src/application/listings/DeleteListing';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { ListingDraft } from '../../../src/domain/listings/draft/ListingDraft';
import type { Listing } from '../../../src/domain/listings/Listing';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDraft } from '../../support/builders/aDraft';
import { aListing, NOON } from '../../support/builders/aListing';
import { failing } from '../../support/inMemory/failing';
import { InMemoryListingBuyers } from '../../support/inMemory/listings/InMemoryListingBuyers';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryPhotoRepository } from '../../support/inMemory/listings/InMemoryPhotoRepository';

const photoOf = (id: string) => ({ id: `claire~${id}`, width: 4, height: 3 });
const velo = aListing({ photos: [photoOf('a'), photoOf('b')] });

function deleting(stored: readonly Listing[] = [velo], drafts: readonly ListingDraft[] = []) {
  const listings = new InMemoryListingRepository(stored);
  const photos = new InMemoryPhotoRepository(listings);
  const buyers = new InMemoryListingBuyers();
  const allOf = (uid: string) => (uid === 'claire' ? drafts : []);
  const withPorts = (ports: { listings?: InMemoryListingRepository; photos?: InMemoryPhotoRepository } = {}) =>
    new DeleteListing(ports.listings ?? listings, ports.photos ?? photos, buyers, { allOf }, { now: () => NOON });
  return { listings, photos, buyers, withPorts };
}

test('a listing is deleted with its photos and the note of its buyer', async () => {
  const { listings, photos, buyers, withPorts } = deleting();
  await buyers.assign({ listingId: 'velo', ownerId: 'claire', buyerId: 'karim' });
  expect(await withPorts().execute('velo')).toEqual(success({ ...velo, state: 'deleted', updatedAt: NOON }));
  expect(listings.stored('velo')).toBeUndefined();
  expect(photos.removed).toEqual(['claire~a', 'claire~b']);
  expect(await buyers.of(['velo'])).toEqual(success(new Map()));
});

test('photos that another listing or an unpublished copy shows stay', async () => {
  const { photos, withPorts } = deleting(
    [velo, aListing({ id: 'copie', photos: [photoOf('a')] })],
    [aDraft({ id: 'brouillon', photos: [photoOf('b')] })],
  );
  expect(await withPorts().execute('velo')).toMatchObject({ ok: true });
  expect(photos.removed).toEqual([]);
});

test('an unfinished edit of the listing itself does not hold its photos back', async () => {
  const { photos, withPorts } = deleting([velo], [aDraft({ id: 'velo', photos: velo.photos })]);
  expect(await withPorts().execute('velo')).toMatchObject({ ok: true });
  expect(photos.removed).toEqual(['claire~a', 'claire~b']);
});

test('a photo that another tab adds meanwhile is removed too', async () => {
  const { listings, photos, withPorts } = deleting();
  const remove = photos.remove.bind(photos);
  photos.remove = async (...removed) => {
    if (photos.removed.length === 0) listings.store({ ...velo, photos: [...velo.photos, photoOf('c')] });
    return remove(...removed);
  };
  expect(await withPorts().execute('velo')).toMatchObject({ ok: true });
  expect(photos.removed).toEqual(['claire~a', 'claire~b', 'claire~c']);
  expect(listings.changes).toEqual(['online > deleted']);
});

test('the listing stays while its photos cannot be removed, and another call continues', async () => {
  const { listings, withPorts } = deleting();
  const refusing = failing(new InMemoryPhotoRepository(listings), 'remove', 'offline');
  expect(await withPorts({ photos: refusing }).execute('velo')).toEqual(
    failure({ kind: 'unfinished', reason: 'offline' }),
  );
  expect(listings.stored('velo')).toEqual(velo);
  expect(await withPorts().execute('velo')).toMatchObject({ ok: true });
});

test.each<[string, BackendFailure | 'missing' | 'illegal-transition' | 'too-early', unknown]>([
  ['is unfinished', 'offline', { kind: 'unfinished', reason: 'offline' }],
  ['fails', 'missing', 'missing'],
  ['fails', 'illegal-transition', 'illegal-transition'],
  ['fails', 'too-early', 'too-early'],
])('a deletion that %s after the photos are gone says so (%s)', async (_, reason, expected) => {
  const { listings, photos, withPorts } = deleting();
  const change = listings.change.bind(listings);
  listings.change = async (id, step) =>
    photos.removed.length === 0 ? change(id, step) : change(id, () => failure(reason as never));
  expect(await withPorts().execute('velo')).toEqual(failure(expected));
});

test('a listing that is gone is missing', async () => {
  const { withPorts } = deleting([aListing({ state: 'deleted' })]);
  expect(await withPorts().execute('velo')).toEqual(failure('missing'));
});

test('nothing is removed while the note of the buyer cannot be cleared, or the listing not be read', async () => {
  const { photos, buyers, withPorts } = deleting();
  const refusing = failing(new InMemoryListingRepository([velo]), 'change', 'offline');
  expect(await withPorts({ listings: refusing }).execute('velo')).toEqual(failure('offline'));
  failing(buyers, 'release', 'denied');
  expect(await withPorts().execute('velo')).toEqual(failure('denied'));
  expect(photos.removed).toEqual([]);
});
