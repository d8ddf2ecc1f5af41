import { expect, onTestFinished, test, vi } from 'vitest';
import { describeListingRepository } from '../contracts/listingRepositoryContract';
import { describePhotoRepository } from '../contracts/photoRepositoryContract';
import { firebaseListings, firebasePhotos } from '../support/firebaseBackends';
import { somePreparedPhoto } from '../support/someWaitingPhotos';

describeListingRepository('FirestoreListingRepository', firebaseListings);
describePhotoRepository('FirebasePhotoRepository', firebasePhotos);

test('a photo that is stored in part leaves nothing behind', async () => {
  const { photos } = await firebasePhotos();
  const id = crypto.randomUUID();
  const naming = vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
  onTestFinished(() => naming.mockRestore());
  const { thumbnail, card, page } = somePreparedPhoto.renditions;
  const isThere = async (rendition: 'thumbnail' | 'card') => {
    const address = await photos.addressOf({ id: `claire~${id}`, width: 8, height: 6 }, rendition);
    return (await fetch(address ?? '', { cache: 'no-store' })).ok;
  };
  const stored = await photos.store('claire', { ...somePreparedPhoto, renditions: { thumbnail, card, page: { ...page, type: 'text/html' } } });
  expect(stored).toEqual({ ok: false, failure: 'denied' });
  await vi.waitFor(async () => expect([await isThere('thumbnail'), await isThere('card')]).toEqual([false, false]), { timeout: 10_000 });
});
