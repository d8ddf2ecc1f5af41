import { describe, expect, test } from 'vitest';
import type { PhotoRendition, PhotoRepository } from '../../../src/application/listings/PhotoRepository';
import type { WithdrawnPhotos } from '../../../src/application/moderation/WithdrawnPhotos';
import type { Photo } from '../../../src/domain/listings/Photo';
import { success } from '../../../src/domain/shared/Result';
import { somePreparedPhoto } from '../../support/builders/somePreparedPhoto';
import { valueOf, type ModerationPerson } from './ModerationBackend';

export interface WithdrawalSeat {
  readonly photos: Pick<PhotoRepository, 'store' | 'addressOf' | 'remove'>;
  readonly withdrawn: WithdrawnPhotos;
}

/** Everybody of `ModerationBackend` has an account. Nobody has stored a photo. */
export interface WithdrawalBackend {
  /** A tab of that person; null: of a visitor. */
  as(person: ModerationPerson | null): WithdrawalSeat;
}

const renditions = ['thumbnail', 'card', 'page'] as const satisfies readonly PhotoRendition[];
const unknown: Photo = { id: 'claire~unknown-01', width: 1, height: 1 };

async function stored({ as }: WithdrawalBackend, owner: ModerationPerson = 'claire', id?: string): Promise<Photo> {
  return valueOf(await as(owner).photos.store(owner, somePreparedPhoto, id === undefined ? {} : { id }));
}

/** The renditions that a person who asks now is served. */
async function servedTo({ as }: WithdrawalBackend, person: ModerationPerson | null, photo: Photo) {
  const found: PhotoRendition[] = [];
  for (const rendition of renditions) {
    const address = await as(person).photos.addressOf(photo, rendition);
    if (address !== null && (await fetch(address, { cache: 'no-store' })).ok) found.push(rendition);
  }
  return found;
}

export function describeWithdrawnPhotos(
  name: string,
  makeBackend: () => WithdrawalBackend | Promise<WithdrawalBackend>,
): void {
  describe(`${name}, contract of WithdrawnPhotos`, () => {
    test('withdrawn photos are served neither to visitors nor to their owner, and others still are', async () => {
      const backend = await makeBackend();
      const [photo, other] = [await stored(backend), await stored(backend)];
      expect(await servedTo(backend, null, photo)).toEqual(renditions);
      expect(await backend.as('nadia').withdrawn.change([photo], 'withdrawn')).toEqual(success());
      for (const person of [null, 'karim', 'claire'] as const)
        expect(await servedTo(backend, person, photo)).toEqual([]);
      expect(await servedTo(backend, null, other)).toEqual(renditions);
    });

    test('photos that are withdrawn can be served again, by another admin', async () => {
      const backend = await makeBackend();
      const photo = await stored(backend);
      await backend.as('nadia').withdrawn.change([photo], 'withdrawn');
      expect(await backend.as('solene').withdrawn.change([photo], 'served')).toEqual(success());
      expect(await servedTo(backend, null, photo)).toEqual(renditions);
    });

    test('an admin counts the photos that are not as wanted, and goes on with those', async () => {
      const backend = await makeBackend();
      const { withdrawn } = backend.as('nadia');
      const photos = [await stored(backend), await stored(backend)];
      expect(await withdrawn.countLeft(photos, 'withdrawn')).toEqual(success(2));
      expect(await withdrawn.countLeft(photos, 'served')).toEqual(success(0));
      await withdrawn.change(photos.slice(0, 1), 'withdrawn');
      expect(await backend.as('omar').withdrawn.countLeft(photos, 'withdrawn')).toEqual(success(1));
      expect(await withdrawn.countLeft(photos, 'served')).toEqual(success(1));
      await backend.as('omar').withdrawn.change(photos, 'withdrawn');
      expect(await withdrawn.countLeft(photos, 'withdrawn')).toEqual(success(0));
    });

    test('an admin sees a withdrawn photo as it was stored, and nobody else sees it', async () => {
      const backend = await makeBackend();
      const photo = await stored(backend);
      await backend.as('nadia').withdrawn.change([photo], 'withdrawn');
      for (const rendition of renditions)
        expect(await backend.as('omar').withdrawn.read(photo, rendition)).toEqual(
          somePreparedPhoto.renditions[rendition],
        );
      for (const person of [null, 'karim', 'claire'] as const)
        expect(await backend.as(person).withdrawn.read(photo, 'page')).toBeNull();
    });

    test('neither the owner nor a stranger nor a visitor withdraws a photo or serves one again', async () => {
      const backend = await makeBackend();
      const [photo, online] = [await stored(backend), await stored(backend)];
      await backend.as('nadia').withdrawn.change([photo], 'withdrawn');
      for (const person of [null, 'karim', 'claire'] as const) {
        await backend.as(person).withdrawn.change([photo], 'served');
        expect(await backend.as(person).withdrawn.change([online], 'withdrawn')).toMatchObject({ ok: false });
      }
      expect(await servedTo(backend, null, photo)).toEqual([]);
      expect(await servedTo(backend, null, online)).toEqual(renditions);
    });

    test('an owner who stores a withdrawn photo again does not bring it back', async () => {
      const backend = await makeBackend();
      const photo = await stored(backend, 'claire', 'photo-0001');
      await backend.as('nadia').withdrawn.change([photo], 'withdrawn');
      await backend.as('claire').photos.store('claire', somePreparedPhoto, { id: 'photo-0001' });
      expect(await servedTo(backend, null, photo)).toEqual([]);
    });

    test('an admin leaves photos of their own as they are', async () => {
      const backend = await makeBackend();
      const photo = await stored(backend, 'nadia');
      expect(await backend.as('nadia').withdrawn.change([photo], 'withdrawn')).toMatchObject({ ok: false });
      await backend.as('omar').withdrawn.change([photo], 'withdrawn');
      expect(await backend.as('nadia').withdrawn.change([photo], 'served')).toMatchObject({ ok: false });
      expect(await servedTo(backend, null, photo)).toEqual([]);
    });

    test('photos that are gone need no change, and show nothing', async () => {
      const backend = await makeBackend();
      const photo = await stored(backend);
      const { withdrawn } = backend.as('nadia');
      await withdrawn.change([photo], 'withdrawn');
      await backend.as('claire').photos.remove([photo]);
      for (const wanted of ['withdrawn', 'served'] as const) {
        expect(await withdrawn.countLeft([photo, unknown], wanted)).toEqual(success(0));
        expect(await withdrawn.change([photo, unknown], wanted)).toEqual(success());
      }
      expect(await withdrawn.read(photo, 'page')).toBeNull();
      expect(await servedTo(backend, null, photo)).toEqual([]);
    });
  });
}
