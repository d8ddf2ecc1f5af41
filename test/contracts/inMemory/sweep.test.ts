import type { PhotoRendition } from '../../../src/application/listings/PhotoRepository';
import { NOON } from '../../support/builders/aListing';
import { InMemoryPhotoUses } from '../../support/inMemory/listings/sweep/InMemoryPhotoUses';
import { InMemoryStoredPhotos } from '../../support/inMemory/listings/sweep/InMemoryStoredPhotos';
import { InMemorySweepProgress } from '../../support/inMemory/listings/sweep/InMemorySweepProgress';
import { describePhotoUses } from '../listings/sweep/photoUsesContract';
import { describeStoredPhotos } from '../listings/sweep/storedPhotosContract';
import { describeSweepProgress } from '../listings/sweep/sweepProgressContract';

describeStoredPhotos('InMemoryStoredPhotos', async () => {
  const photos = new InMemoryStoredPhotos();
  return {
    photos,
    store: async (id, renditions?: readonly PhotoRendition[]) => {
      photos.store(id, NOON, renditions);
      return NOON;
    },
    contentOf: async (id) => photos.renditionsOf(id)?.toSorted() ?? [],
  };
});

describePhotoUses('InMemoryPhotoUses', async () => {
  const uses = new InMemoryPhotoUses();
  return {
    uses,
    publish: async (listing) => void uses.listings.set(listing.id, listing),
    deleteListing: async ({ id }) => void uses.listings.delete(id),
    send: async (photoId) => void uses.sent.add(photoId),
    choosePortrait: async (uid, photoId) => void uses.portraits.set(uid, photoId),
  };
});

describeSweepProgress('InMemorySweepProgress', async () => new InMemorySweepProgress());
