import type { PreparedPhoto } from '../../../src/application/listings/PhotoRepository';
import type { PhotoUploadQueue } from '../../../src/application/messaging/PhotoUploadQueue';

const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' };
export const somePreparedPhoto: PreparedPhoto = {
  width: 8,
  height: 6,
  renditions: { thumbnail: picture, card: picture, page: picture },
};

/** A queue in memory for one person; `ids` lists the messages whose photos are in it. */
export function aPhotoUploadQueue(
  ...ids: readonly string[]
): PhotoUploadQueue & { readonly ids: () => readonly string[] } {
  const photos = new Map<string, PreparedPhoto>(ids.map((id) => [id, somePreparedPhoto]));
  return {
    ids: () => [...photos.keys()],
    async add({ id }, photo) {
      photos.set(id, photo);
      return { photo: { id, width: photo.width, height: photo.height, url: 'data:small' }, isPersisted: true };
    },
    async process({ id }, work) {
      const done = await work(photos.get(id) ?? null);
      if (done.ok) photos.delete(id);
      return done;
    },
    async remove({ id }) {
      photos.delete(id);
    },
    async removeOrphans(_uid, messageIds) {
      for (const id of [...photos.keys()]) if (!messageIds.includes(id)) photos.delete(id);
    },
    async removeAll() {
      photos.clear();
    },
  };
}
