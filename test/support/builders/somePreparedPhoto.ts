import type { PreparedPhoto } from '../../../src/application/listings/PhotoRepository';

const picture = { bytes: new Uint8Array([1, 2, 3]), type: 'image/webp' };
export const somePreparedPhoto: PreparedPhoto = {
  width: 8,
  height: 6,
  renditions: { thumbnail: picture, card: picture, page: picture },
};
