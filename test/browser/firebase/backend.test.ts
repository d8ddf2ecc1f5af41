import { expect, onTestFinished, test, vi } from 'vitest';
import { RandomIdGenerator } from '../../../src/infrastructure/browser/device/RandomIdGenerator';
import { describeListingRepository } from '../../contracts/listingRepositoryContract';
import { describePhotoRepository } from '../../contracts/photoRepositoryContract';
import { firebaseListings, firebasePhotos } from '../../support/firebase/firebaseBackends';
import { somePreparedPhoto } from '../../support/builders/somePreparedPhoto';

describeListingRepository('FirestoreListingRepository', firebaseListings);
describePhotoRepository('FirebasePhotoRepository', firebasePhotos);

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
  await vi.waitFor(async () => expect([await isThere('thumbnail'), await isThere('card')]).toEqual([false, false]), {
    timeout: 10_000,
  });
});
