import { expect, onTestFinished, test, vi } from 'vitest';
import { RandomIdGenerator } from '../../../../src/infrastructure/browser/device/RandomIdGenerator';
import { describeListingRepository } from '../../../contracts/listings/listingRepositoryContract';
import { describePhotoRepository } from '../../../contracts/listings/photoRepositoryContract';
import { firebaseListings, firebasePhotos } from '../../../support/firebase/firebaseBackends';
import { somePreparedPhoto } from '../../../support/builders/somePreparedPhoto';
import { eventually } from '../../../support/time/eventually';

describeListingRepository('FirestoreListingRepository', firebaseListings);
describePhotoRepository('FirebasePhotoRepository', firebasePhotos);

test('a photo of which a rendition failed is completed under the id that was chosen for it', async () => {
  const { photos } = await firebasePhotos();
  const { page } = somePreparedPhoto.renditions;
  const id = new RandomIdGenerator().newId();
  const refused = { ...somePreparedPhoto.renditions, page: { ...page, type: 'text/html' } };
  expect(await photos.store('claire', { ...somePreparedPhoto, renditions: refused }, { id })).toEqual({
    ok: false,
    failure: 'denied',
  });
  const stored = await photos.store('claire', somePreparedPhoto, { id });
  expect(stored).toMatchObject({ ok: true, value: { id: `claire~${id}` } });
  for (const rendition of ['thumbnail', 'card', 'page'] as const) {
    const address = await photos.addressOf({ id: `claire~${id}`, width: 8, height: 6 }, rendition);
    expect((await fetch(address ?? '', { cache: 'no-store' })).ok).toBe(true);
  }
});

test('a photo that was removed is not stored again under its id', async () => {
  const { photos } = await firebasePhotos();
  const id = new RandomIdGenerator().newId();
  const stored = await photos.store('claire', somePreparedPhoto, { id });
  if (stored.ok) await photos.remove([stored.value]);
  expect(await photos.store('claire', somePreparedPhoto, { id })).toEqual({ ok: false, failure: 'denied' });
});

test('a photo whose upload fails in part leaves no files', async () => {
  const { photos } = await firebasePhotos();
  const id = new RandomIdGenerator().newId();
  const naming = vi.spyOn(RandomIdGenerator.prototype, 'newId').mockReturnValue(id);
  onTestFinished(() => naming.mockRestore());
  const { thumbnail, card, page } = somePreparedPhoto.renditions;
  const isThere = async (rendition: 'thumbnail' | 'card') => {
    const address = await photos.addressOf({ id: `claire~${id}`, width: 8, height: 6 }, rendition);
    return (await fetch(address ?? '', { cache: 'no-store' })).ok;
  };
  const stored = await photos.store('claire', {
    ...somePreparedPhoto,
    renditions: { thumbnail, card, page: { ...page, type: 'text/html' } },
  });
  expect(stored).toEqual({ ok: false, failure: 'denied' });
  await eventually(async () => expect([await isThere('thumbnail'), await isThere('card')]).toEqual([false, false]));
});
