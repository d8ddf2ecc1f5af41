import { describe, expect, test } from 'vitest';
import type { PhotoUses } from '../../../../src/application/listings/sweep/PhotoUses';
import type { StoredPhoto, StoredPhotos } from '../../../../src/application/listings/sweep/StoredPhotos';
import { LONGEST_SWEEP_RUN, SweepPhotos } from '../../../../src/application/listings/sweep/SweepPhotos';
import { UNUSED_PHOTO_GRACE } from '../../../../src/domain/listings/unusedPhoto';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aListing } from '../../../support/builders/aListing';
import { InMemoryPhotoUses } from '../../../support/inMemory/listings/sweep/InMemoryPhotoUses';
import { InMemoryStoredPhotos } from '../../../support/inMemory/listings/sweep/InMemoryStoredPhotos';
import { InMemorySweepProgress } from '../../../support/inMemory/listings/sweep/InMemorySweepProgress';

const NOW = Date.UTC(2026, 10, 27, 1, 30);
const ALL = ['card', 'page', 'thumbnail'];
const nothing = { seen: 0, marked: 0, unmarked: 0, emptied: 0, failed: 0, failures: [], isComplete: true };

const showing = (id: string, ...photoIds: readonly string[]) =>
  aListing({ id, ownerId: 'claire', photos: photoIds.map((photoId) => ({ id: photoId, width: 4, height: 3 })) });

/** Photos that were uploaded a year ago. */
function aSetup(...ids: readonly string[]) {
  const stored = new InMemoryStoredPhotos();
  for (const id of ids) stored.store(id, NOW - 365 * DAY);
  const uses = new InMemoryPhotoUses();
  const progress = new InMemorySweepProgress();
  const setup = {
    stored,
    uses,
    progress,
    now: NOW,
    read: (photoId: string | null) => stored.following(photoId),
    /** What else happens before uses are read, and before a photo is changed; it may throw. */
    beforeUses: (() => Promise.resolve()) as () => Promise<void>,
    beforeChange: (() => Promise.resolve()) as (photo: StoredPhoto) => Promise<void>,
  };
  const photos: StoredPhotos = {
    following: (photoId) => setup.read(photoId),
    mark: async (photo, unusedSince) => {
      await setup.beforeChange(photo);
      await stored.mark(photo, unusedSince);
    },
    empty: async (photo) => {
      await setup.beforeChange(photo);
      await stored.empty(photo);
    },
  };
  const read: PhotoUses = {
    usedAmong: async (photoIds) => {
      await setup.beforeUses();
      return uses.usedAmong(photoIds);
    },
  };
  const sweep = new SweepPhotos(photos, read, progress, { now: () => setup.now });
  return Object.assign(setup, { sweep });
}

/** As above, marked by a run and due for the next one. */
async function aDueSetup(...ids: readonly string[]) {
  const setup = aSetup(...ids);
  await setup.sweep.execute();
  setup.now += UNUSED_PHOTO_GRACE;
  return setup;
}

describe('the sweep of photos', () => {
  test('a run keeps photos of listings, messages and accounts, and marks those that nothing names', async () => {
    const setup = aSetup('claire~draft', 'claire~listed', 'claire~portrait', 'karim~sent', 'zoe~gone');
    setup.uses.listings.set('velo', showing('velo', 'claire~listed'));
    setup.uses.sent.add('karim~sent');
    setup.uses.portraits.set('claire', 'claire~portrait');
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 5, marked: 2 });
    expect(['claire~draft', 'zoe~gone'].map((id) => setup.stored.markOf(id))).toEqual([NOW, NOW]);
    expect(['claire~listed', 'claire~portrait', 'karim~sent'].map((id) => setup.stored.markOf(id))).toEqual([
      null,
      null,
      null,
    ]);
    expect(setup.stored.renditionsOf('zoe~gone')).toEqual(ALL);
  });

  test('a photo that stays unused is emptied once its time is over, not before, and once', async () => {
    const setup = aSetup('claire~draft');
    await setup.sweep.execute();
    setup.now = NOW + UNUSED_PHOTO_GRACE - 1;
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1 });
    expect(setup.stored.renditionsOf('claire~draft')).toEqual(ALL);
    setup.now += 1;
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1, emptied: 1 });
    expect(setup.stored.renditionsOf('claire~draft')).toEqual([]);
    expect(await setup.sweep.execute()).toEqual(nothing);
  });

  test('a photo whose draft is published after a mark loses it, and its time begins again when the listing is deleted', async () => {
    const setup = aSetup('claire~draft');
    await setup.sweep.execute();
    setup.uses.listings.set('velo', showing('velo', 'claire~draft'));
    setup.now += 2 * UNUSED_PHOTO_GRACE;
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1, unmarked: 1 });
    setup.uses.listings.delete('velo');
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1, marked: 1 });
    setup.now += UNUSED_PHOTO_GRACE - 1;
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1 });
    setup.now += 1;
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1, emptied: 1 });
  });

  test('a listing that is published while a run goes on keeps its photo', async () => {
    const setup = await aDueSetup('claire~draft', 'claire~other');
    // The run has read the list of photos.
    setup.beforeUses = async () => void setup.uses.listings.set('velo', showing('velo', 'claire~draft'));
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 2, unmarked: 1, emptied: 1 });
    expect(['claire~draft', 'claire~other'].map((id) => setup.stored.renditionsOf(id))).toEqual([ALL, []]);
  });

  test('uses are read again for each hundred photos, after those before have been emptied', async () => {
    const setup = await aDueSetup();
    for (let at = 0; at < 250; at += 1) setup.stored.store(`claire~photo${at}`, NOW - DAY, ['page'], NOW);
    const photos: StoredPhoto[] = [];
    for await (const portion of setup.stored.following(null)) photos.push(...portion.photos);
    setup.read = async function* () {
      yield { photos, last: 'claire~photo99' };
    };
    const left: number[] = [];
    setup.beforeUses = async () =>
      void left.push(photos.filter(({ id }) => setup.stored.renditionsOf(id)?.length === 1).length);
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 250, emptied: 250 });
    expect(left).toEqual([250, 150, 50]);
  });

  test('runs that overlap leave what one run leaves', async () => {
    const setup = await aDueSetup('claire~draft', 'claire~listed', 'karim~draft');
    setup.uses.listings.set('velo', showing('velo', 'claire~listed'));
    await Promise.all([1, 2, 3].map(() => setup.sweep.execute()));
    expect(['claire~draft', 'claire~listed', 'karim~draft'].map((id) => setup.stored.renditionsOf(id))).toEqual([
      [],
      ALL,
      [],
    ]);
    expect(setup.stored.markOf('claire~listed')).toBeNull();
    expect(setup.progress.after).toBeNull();
  });

  test('a photo that fails keeps no other one from being emptied, and is emptied by the next run', async () => {
    const refusal = new Error('503');
    const setup = await aDueSetup('claire~a', 'claire~b', 'claire~c');
    setup.beforeChange = async ({ id }) => {
      if (id === 'claire~a') throw refusal;
    };
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 3, emptied: 2, failed: 1, failures: [refusal] });
    expect(setup.stored.renditionsOf('claire~a')).toEqual(ALL);
    setup.beforeChange = async () => undefined;
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1, emptied: 1 });
  });

  test('photos whose uses cannot be read are neither marked nor emptied, and those of the next portion are', async () => {
    const lost = new Error('out of reach');
    const setup = await aDueSetup('claire~a', 'claire~b', 'claire~c');
    let reads = 0;
    setup.beforeUses = async () => {
      reads += 1;
      if (reads === 1) throw lost;
    };
    const outcome = { ...nothing, seen: 3, emptied: 1, failed: 2, failures: [lost, lost] };
    expect(await setup.sweep.execute()).toEqual(outcome);
    expect(['claire~a', 'claire~b', 'claire~c'].map((id) => setup.stored.renditionsOf(id))).toEqual([ALL, ALL, []]);
  });

  test('a run in which everything fails counts all failures, and says why only of the first ones', async () => {
    const setup = aSetup(...Array.from({ length: 30 }, (_, at) => `claire~photo${at}`));
    setup.beforeChange = () => Promise.reject(new Error('out of reach'));
    const outcome = await setup.sweep.execute();
    expect(outcome).toMatchObject({ seen: 30, marked: 0, failed: 30, isComplete: true });
    expect(outcome.failures).toHaveLength(20);
  });

  test('a run whose time is over leaves the rest to the next one, which goes on there, and the one after that begins at the first photo', async () => {
    const setup = aSetup('claire~a', 'claire~b', 'claire~c');
    setup.beforeChange = async () => void (setup.now = NOW + LONGEST_SWEEP_RUN);
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 2, marked: 2, isComplete: false });
    expect(setup.progress.after).toBe('claire~b');
    setup.beforeChange = async () => undefined;
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1, marked: 1 });
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 3 });
  });

  test('a run that can read no more photos rejects, and the next one goes on behind those that were swept', async () => {
    const lost = new Error('out of reach');
    const setup = aSetup('claire~a', 'claire~b', 'claire~c');
    const { read } = setup;
    setup.read = async function* (photoId) {
      for await (const portion of read(photoId)) {
        yield portion;
        throw lost;
      }
    };
    await expect(setup.sweep.execute()).rejects.toBe(lost);
    setup.read = read;
    expect(await setup.sweep.execute()).toEqual({ ...nothing, seen: 1, marked: 1 });
  });

  test('a run that ends between its steps is repeated without a difference', async () => {
    const setup = await aDueSetup('claire~a', 'claire~b');
    // The process ends before the progress is stored.
    setup.progress.store = () => Promise.reject(new Error('ended'));
    await expect(setup.sweep.execute()).rejects.toThrow('ended');
    expect(await setup.progress.read()).toBeNull();
    setup.progress.store = async () => undefined;
    expect(await setup.sweep.execute()).toEqual(nothing);
    expect(['claire~a', 'claire~b'].map((id) => setup.stored.renditionsOf(id))).toEqual([[], []]);
  });
});
