import { describe, expect, test } from 'vitest';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import type { PhotoRepository, PhotoRendition, PreparedPhoto } from '../../../src/application/listings/PhotoRepository';
import { photoIdOf, type Photo } from '../../../src/domain/listings/Photo';
import { success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';

export interface PhotoBackend {
  readonly photos: PhotoRepository;
  readonly listings: ListingRepository;
}

export function describePhotoRepository(name: string, makeBackend: () => PhotoBackend | Promise<PhotoBackend>): void {
  describe(`${name}, contract of PhotoRepository`, () => {
    test.each<PhotoRendition>(['thumbnail', 'card', 'page'])(
      'the bytes of the %s rendition are returned unchanged',
      async (rendition) => {
        const { photos } = await makeBackend();
        const photo = await stored(photos);
        const response = await fetch(await addressOf(photos, photo, rendition));
        expect(response.headers.get('content-type')).toBe('image/webp');
        expect(new Uint8Array(await response.arrayBuffer())).toEqual(aPhoto.renditions[rendition].bytes);
      },
    );

    test('a photo has the size of its page rendition', async () => {
      expect(await stored((await makeBackend()).photos)).toMatchObject({ width: 1600, height: 1200 });
    });

    test('the progress of an upload rises to 1', async () => {
      const shares: number[] = [];
      await (await makeBackend()).photos.store('claire', aPhoto, { onProgress: (share) => shares.push(share) });
      expect(shares).toEqual(shares.toSorted((one, other) => one - other));
      expect(shares.at(-1)).toBe(1);
    });

    test('each photo gets its own id', async () => {
      const { photos } = await makeBackend();
      expect((await stored(photos)).id).not.toBe((await stored(photos)).id);
    });

    test('a photo that is stored again under the id that was chosen for it is the same photo', async () => {
      const { photos } = await makeBackend();
      const shares: number[] = [];
      const id = 'message-01';
      const first = await photos.store('claire', aPhoto, { id });
      const second = await photos.store('claire', aPhoto, { id, onProgress: (share) => shares.push(share) });
      expect(first).toEqual(success({ id: photoIdOf('claire', id), width: 1600, height: 1200 }));
      expect(second).toEqual(first);
      expect(shares.at(-1)).toBe(1);
      if (second.ok) expect((await fetch(await addressOf(photos, second.value, 'page'))).status).toBe(200);
    });

    test('a photo and rendition always have the same address', async () => {
      const { photos } = await makeBackend();
      const photo = await stored(photos);
      const [first, second] = await Promise.all([addressOf(photos, photo, 'card'), addressOf(photos, photo, 'card')]);
      expect(second).toBe(first);
      expect(await addressOf(photos, photo, 'card')).toBe(first);
      expect(await addressOf(photos, photo, 'page')).not.toBe(first);
    });

    test('the address that a photo carries is returned at once', async () => {
      const photo: Photo = { id: 'demo', width: 800, height: 600, url: '/demo/velo.svg' };
      expect((await makeBackend()).photos.addressOf(photo, 'card')).toBe('/demo/velo.svg');
    });

    test('a photo that does not exist has no address', async () => {
      const { photos } = await makeBackend();
      const photo = await stored(photos);
      expect(await photos.remove([photo, { id: 'unknown', width: 1, height: 1 }])).toEqual({
        ok: true,
        value: undefined,
      });
      const address = await photos.addressOf(photo, 'card');
      expect(address === null || !(await fetch(address)).ok).toBe(true);
    });

    test('a photo that only a deleted listing had is removed', async () => {
      const { photos, listings } = await makeBackend();
      const photo = await stored(photos);
      await listings.publish(aListing({ photos: [photo], publishedAt: Date.now() }));
      expect(
        await listings.change('velo', (listing) => success({ ...listing, state: 'deleted', updatedAt: Date.now() })),
      ).toMatchObject({ ok: true });
      expect(await photos.remove([photo])).toEqual({ ok: true, value: undefined });
      const address = await photos.addressOf(photo, 'card');
      expect(address === null || !(await fetch(address)).ok).toBe(true);
    });

    test('a photo of a listing that is about to be deleted is removed', async () => {
      const { photos, listings } = await makeBackend();
      const photo = await stored(photos);
      await listings.publish(aListing({ photos: [photo], publishedAt: Date.now() }));
      expect(await photos.remove([photo], 'velo')).toEqual({ ok: true, value: undefined });
      const address = await photos.addressOf(photo, 'card');
      expect(address === null || !(await fetch(address)).ok).toBe(true);
    });

    test('a photo of a listing that is about to be deleted stays while another listing shows it', async () => {
      const { photos, listings } = await makeBackend();
      const photo = await stored(photos);
      await listings.publish(aListing({ photos: [photo], publishedAt: Date.now() }));
      await listings.publish(aListing({ id: 'copie', photos: [photo], publishedAt: Date.now() }));
      await photos.remove([photo], 'velo');
      expect((await fetch(await addressOf(photos, photo, 'page'))).status).toBe(200);
    });

    test('a photo that a listing shows is not removed', async () => {
      const { photos, listings } = await makeBackend();
      const photo = await stored(photos);
      expect(await listings.publish(aListing({ photos: [photo], publishedAt: Date.now() }))).toMatchObject({
        ok: true,
      });
      await photos.remove([photo]);
      expect((await fetch(await addressOf(photos, photo, 'page'))).status).toBe(200);
    });
  });
}

const aPhoto: PreparedPhoto = {
  width: 1600,
  height: 1200,
  renditions: {
    thumbnail: { bytes: Uint8Array.from({ length: 300 }, (_, index) => (index * 3) % 256), type: 'image/webp' },
    card: { bytes: Uint8Array.from({ length: 1000 }, (_, index) => index % 256), type: 'image/webp' },
    page: { bytes: Uint8Array.from({ length: 400_000 }, (_, index) => (index * 7) % 256), type: 'image/webp' },
  },
};

async function stored(photos: PhotoRepository): Promise<Photo> {
  const photo = await photos.store('claire', aPhoto);
  if (!photo.ok) throw new Error(photo.failure);
  return photo.value;
}

async function addressOf(photos: PhotoRepository, photo: Photo, rendition: PhotoRendition): Promise<string> {
  const address = await photos.addressOf(photo, rendition);
  if (address === null) throw new Error('the photo is gone');
  return address;
}
