import { describe, expect, test, vi } from 'vitest';
import type { PhotoPreparation } from '../../../../src/application/listings/PhotoPreparation';
import type { StoreOptions } from '../../../../src/application/listings/PhotoRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Photo } from '../../../../src/domain/listings/Photo';
import { failure, success } from '../../../../src/domain/shared/Result';
import { PortraitViewModel } from '../../../../src/presentation/account/profile/PortraitViewModel';
import { aSession, someProfiles } from '../../../support/drivers/anAccountPage';
import { aFile, aPhoto, aPreparedPhoto } from '../../../support/builders/aPosting';
import { InMemoryRemovedPhotos } from '../../../support/inMemory/listings/InMemoryRemovedPhotos';

interface Circumstances {
  readonly prepare?: PhotoPreparation['prepare'];
  readonly stored?: BackendResult<Photo>;
}

function aPortrait({ prepare, stored = success(aPhoto('claire~new-photo')) }: Circumstances = {}) {
  const removed: string[] = [];
  const source = someProfiles();
  const session = aSession();
  const photos = {
    store: async (_uid: string, _photo: unknown, { onProgress }: StoreOptions = {}) => {
      onProgress?.(1);
      return stored;
    },
    remove: async (gone: readonly Photo[]) => {
      removed.push(...gone.map(({ id }) => id));
      return success();
    },
  };
  const portrait = new PortraitViewModel(
    session,
    source.profiles,
    { prepare: prepare ?? (async () => success(aPreparedPhoto)) },
    photos,
    new InMemoryRemovedPhotos(),
  );
  return { ...source, session, removed, portrait };
}

describe('PortraitViewModel', () => {
  test('a picked photo is stored, and the previous one is deleted after the undo time', async () => {
    vi.useFakeTimers();
    const { changed, portrait, removed } = aPortrait();
    expect(await portrait.pick(aFile('moi.jpg'), 'photo:claire~portrait')).toBe(true);
    expect(changed).toEqual([{ photoURL: 'photo:claire~new-photo' }]);
    expect(portrait).toMatchObject({ status: 'idle', progress: 1, failure: null });
    expect(removed).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(removed).toEqual(['claire~portrait']);
    vi.useRealTimers();
  });

  test('a stored photo is deleted when the profile cannot be changed', async () => {
    vi.useFakeTimers();
    const { outcomes, portrait, removed } = aPortrait();
    outcomes.push(failure('offline'));
    expect(await portrait.pick(aFile('moi.jpg'), 'photo:claire~portrait')).toBe(false);
    expect(portrait.failure).toBe('offline');
    vi.advanceTimersByTime(60_000);
    expect(removed).toEqual(['claire~new-photo']);
    vi.useRealTimers();
  });

  test('a file that is no photo is not stored', async () => {
    const { changed, portrait } = aPortrait({ prepare: async () => failure('not-an-image') });
    expect(await portrait.pick(aFile('notes.txt'), null)).toBe(false);
    expect(portrait.failure).toBe('not-an-image');
    expect(changed).toEqual([]);
  });

  test('a photo that cannot be stored gives a failure', async () => {
    const { portrait } = aPortrait({ stored: failure('full') });
    expect(await portrait.pick(aFile('moi.jpg'), null)).toBe(false);
    expect(portrait.failure).toBe('full');
  });

  test('a removed photo can be restored', async () => {
    vi.useFakeTimers();
    const { changed, portrait, removed } = aPortrait();
    expect(await portrait.remove('photo:claire~portrait')).toBe(true);
    expect(await portrait.putBack('photo:claire~portrait')).toBe(true);
    expect(changed).toEqual([{ photoURL: null }, { photoURL: 'photo:claire~portrait' }]);
    vi.advanceTimersByTime(60_000);
    expect(removed).toEqual([]);
    vi.useRealTimers();
  });

  test('a photo of another site can be removed and restored too', async () => {
    const { changed, portrait } = aPortrait();
    await portrait.remove('https://exemple.fr/c.jpg');
    await portrait.putBack('https://exemple.fr/c.jpg');
    expect(changed).toHaveLength(2);
  });

  test('the photo stays when it cannot be removed', async () => {
    const { outcomes, portrait } = aPortrait();
    outcomes.push(failure('offline'));
    expect(await portrait.remove('photo:claire~portrait')).toBe(false);
    expect(portrait.failure).toBe('offline');
  });

  test('a double click changes the photo once', async () => {
    const { changed, portrait } = aPortrait();
    expect(await Promise.all([portrait.pick(aFile('un.jpg'), null), portrait.pick(aFile('deux.jpg'), null)])).toEqual([
      true,
      false,
    ]);
    expect(changed).toHaveLength(1);
  });

  test('a guest cannot change a photo', async () => {
    const { portrait, session } = aPortrait();
    session.show(null);
    expect(await portrait.remove(null)).toBe(false);
    expect(portrait.failure).toBe('signed-out');
  });
});
