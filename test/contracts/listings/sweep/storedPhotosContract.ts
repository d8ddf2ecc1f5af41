import { describe, expect, test } from 'vitest';
import type { PhotoRendition } from '../../../../src/application/listings/PhotoRepository';
import type { StoredPhoto, StoredPhotos } from '../../../../src/application/listings/sweep/StoredPhotos';
import { DAY, type Instant } from '../../../../src/domain/shared/Instant';

export interface StoredPhotosBackend {
  readonly photos: StoredPhotos;
  /** Stores a photo as its owner does; default: all renditions. Resolves to the earliest moment at which that can have been. */
  store(id: string, renditions?: readonly PhotoRendition[]): Promise<Instant>;
  /** The renditions that have content, sorted. */
  contentOf(id: string): Promise<readonly PhotoRendition[]>;
}

const ALL: readonly PhotoRendition[] = ['card', 'page', 'thumbnail'];
const MARK = Date.UTC(2026, 5, 15, 1, 30);

async function allOf(photos: StoredPhotos, photoId: string | null = null): Promise<readonly StoredPhoto[]> {
  const found: StoredPhoto[] = [];
  for await (const portion of photos.following(photoId)) found.push(...portion.photos);
  return found;
}

async function theOnly(photos: StoredPhotos): Promise<StoredPhoto> {
  const [photo, ...others] = await allOf(photos);
  expect(others).toEqual([]);
  if (photo === undefined) throw new Error('There is no photo.');
  return photo;
}

const idsOf = async (photos: StoredPhotos, photoId: string | null = null) =>
  (await allOf(photos, photoId)).map(({ id }) => id);

export function describeStoredPhotos(name: string, open: () => Promise<StoredPhotosBackend>): void {
  describe(`${name}, contract of StoredPhotos`, () => {
    test('a photo is found with its renditions and the time of its upload, and without a mark', async () => {
      const { photos, store } = await open();
      const earliest = await store('claire~aaaaaaaa');
      const { renditions, uploadedAt, ...photo } = await theOnly(photos);
      expect(photo).toEqual({ id: 'claire~aaaaaaaa', unusedSince: null });
      expect(renditions.toSorted()).toEqual(ALL);
      expect(uploadedAt).toBeGreaterThanOrEqual(earliest);
      expect(uploadedAt).toBeLessThan(earliest + DAY);
    });

    test('a photo whose upload was interrupted is found with the renditions that are there', async () => {
      const { photos, store } = await open();
      await store('claire~aaaaaaaa', ['page']);
      expect((await theOnly(photos)).renditions).toEqual(['page']);
    });

    test('an empty storage has no photo to find', async () => {
      expect(await allOf((await open()).photos)).toEqual([]);
    });

    test('photos are found in one order, each once, and behind any of them those that follow it', async () => {
      const { photos, store } = await open();
      const ids = ['claire~bbbbbbbb', 'claire~aaaaaaaa', 'karim~aaaaaaaa', 'zoe~aaaaaaaa'];
      for (const id of ids) await store(id);
      const found = await idsOf(photos);
      expect(found.toSorted()).toEqual(ids.toSorted());
      for (const [at, id] of found.entries()) expect(await idsOf(photos, id)).toEqual(found.slice(at + 1));
    });

    test('the last photo of a portion is where the next portion begins, and one that is gone serves too', async () => {
      const { photos, store } = await open();
      for (const id of ['claire~aaaaaaaa', 'claire~cccccccc']) await store(id);
      for await (const { last } of photos.following('claire~aaaaaaaa')) expect(last).toBe('claire~cccccccc');
      expect(await idsOf(photos, 'claire~bbbbbbbb')).toEqual(['claire~cccccccc']);
      expect(await idsOf(photos, 'zoe~aaaaaaaa')).toEqual([]);
    });

    test('a mark is stored, replaced and taken back, and the content stays', async () => {
      const { photos, store, contentOf } = await open();
      await store('claire~aaaaaaaa');
      const before = await theOnly(photos);
      for (const unusedSince of [MARK, MARK + DAY, null]) {
        await photos.mark(await theOnly(photos), unusedSince);
        expect(await theOnly(photos)).toEqual({ ...before, unusedSince });
        expect(await contentOf('claire~aaaaaaaa')).toEqual(ALL);
      }
    });

    test('an emptied photo has no content and is not found any more, and emptying it again changes nothing', async () => {
      const { photos, store, contentOf } = await open();
      await store('claire~aaaaaaaa');
      await store('claire~bbbbbbbb', ['page']);
      const [first, second] = await allOf(photos);
      if (first === undefined || second === undefined) throw new Error('Photos are missing.');
      await photos.mark(first, MARK);
      for (const photo of [first, first, second]) await photos.empty(photo);
      for (const { id } of [first, second]) expect(await contentOf(id)).toEqual([]);
      expect(await allOf(photos)).toEqual([]);
    });

    test('a photo that was emptied meanwhile stays empty when it is marked', async () => {
      const { photos, store, contentOf } = await open();
      await store('claire~aaaaaaaa');
      const photo = await theOnly(photos);
      await photos.empty(photo);
      await photos.mark(photo, MARK);
      expect(await contentOf(photo.id)).toEqual([]);
      expect(await allOf(photos)).toEqual([]);
    });

    test('a mark of a photo that is gone is ignored', async () => {
      const { photos, store } = await open();
      await store('claire~aaaaaaaa');
      const photo = { ...(await theOnly(photos)), id: 'claire~gonegone' };
      await photos.mark(photo, MARK);
      expect(await idsOf(photos)).toEqual(['claire~aaaaaaaa']);
    });
  });
}
