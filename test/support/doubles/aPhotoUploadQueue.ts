import type { PreparedPhoto } from '../../../src/application/listings/PhotoRepository';
import type { PhotoUploadQueue } from '../../../src/application/messaging/PhotoUploadQueue';

const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' };
export const somePreparedPhoto: PreparedPhoto = {
  width: 8,
  height: 6,
  renditions: { thumbnail: picture, card: picture, page: picture },
};

/** In memory, with the ids of those that wait; for one person. */
export function aPhotoUploadQueue(
  ...ids: readonly string[]
): PhotoUploadQueue & { readonly ids: () => readonly string[] } {
  const kept = new Map<string, PreparedPhoto>(ids.map((id) => [id, somePreparedPhoto]));
  return {
    ids: () => [...kept.keys()],
    async add({ id }, photo) {
      kept.set(id, photo);
      return { photo: { id, width: photo.width, height: photo.height, url: 'data:small' }, isPersisted: true };
    },
    async process({ id }, work) {
      const done = await work(kept.get(id) ?? null);
      if (done.ok) kept.delete(id);
      return done;
    },
    async remove({ id }) {
      kept.delete(id);
    },
    async removeOrphans(_uid, messageIds) {
      for (const id of [...kept.keys()]) if (!messageIds.includes(id)) kept.delete(id);
    },
    async removeAll() {
      kept.clear();
    },
  };
}
