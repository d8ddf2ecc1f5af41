import { describe, expect, test } from 'vitest';
import type { PhotoUses } from '../../../../src/application/listings/sweep/PhotoUses';
import type { Listing } from '../../../../src/domain/listings/Listing';
import type { ListingState } from '../../../../src/domain/listings/lifecycle/ListingState';
import { aListing } from '../../../support/builders/aListing';

export interface PhotoUsesBackend {
  readonly uses: PhotoUses;
  publish(listing: Listing): Promise<void>;
  /** Leaves of a listing what its deletion leaves. */
  deleteListing(listing: Listing): Promise<void>;
  send(photoId: string): Promise<void>;
  choosePortrait(uid: string, photoId: string): Promise<void>;
}

const idOf = (own: string, owner = 'claire') => `${owner}~${own}`;
const photo = (id: string) => ({ id, width: 1600, height: 1200 });
const showing = (...ids: readonly string[]) => aListing({ ownerId: 'claire', photos: ids.map(photo) });

export function describePhotoUses(name: string, open: () => Promise<PhotoUsesBackend>): void {
  describe(`${name}, contract of PhotoUses`, () => {
    test.each<ListingState>(['online', 'reserved', 'sold', 'paused', 'expired', 'in-review', 'refused'])(
      'all photos of a listing that is %s are used',
      async (state) => {
        const { uses, publish } = await open();
        await publish({ ...showing(idOf('first'), idOf('second')), state });
        expect(await uses.usedAmong(['first', 'second', 'third'].map((own) => idOf(own)))).toEqual(
          new Set([idOf('first'), idOf('second')]),
        );
      },
    );

    test('photos of a deleted listing are used no longer, unless another listing shows them', async () => {
      const { uses, publish, deleteListing } = await open();
      const listing = showing(idOf('first'), idOf('second'));
      await publish(listing);
      await publish({ ...showing(idOf('second')), id: 'copy' });
      await deleteListing(listing);
      expect(await uses.usedAmong([idOf('first'), idOf('second')])).toEqual(new Set([idOf('second')]));
    });

    test('a photo that was sent in a message is used, and so is a portrait', async () => {
      const { uses, send, choosePortrait } = await open();
      await send(idOf('sent'));
      await choosePortrait('claire', idOf('portrait'));
      expect(await uses.usedAmong(['sent', 'portrait', 'draft'].map((own) => idOf(own)))).toEqual(
        new Set([idOf('sent'), idOf('portrait')]),
      );
    });

    test('no photo of somebody without listings, messages and account is used', async () => {
      expect(await (await open()).uses.usedAmong([idOf('first', 'gone')])).toEqual(new Set());
      expect(await (await open()).uses.usedAmong([])).toEqual(new Set());
    });

    test('photos of many owners are looked for together, and each is used by what its own owner names', async () => {
      const { uses, publish, choosePortrait } = await open();
      const people = Array.from({ length: 70 }, (_, at) => `person${at}`);
      const photosOf = (uid: string) => ['listed', 'portrait', 'draft'].map((own) => idOf(own, uid));
      for (const uid of people) {
        await publish({ ...showing(idOf('listed', uid)), id: `of-${uid}`, ownerId: uid });
        await choosePortrait(uid, idOf('portrait', uid));
      }
      expect(await uses.usedAmong(people.flatMap(photosOf))).toEqual(
        new Set(people.flatMap((uid) => photosOf(uid).slice(0, 2))),
      );
    });

    test('exactly those of many photos of one owner that are used are found', async () => {
      const { uses, publish, send } = await open();
      const ids = Array.from({ length: 95 }, (_, at) => idOf(`photo${at}`));
      const listed = ids.filter((_id, at) => at % 10 === 0);
      const sent = ids.filter((_id, at) => at % 10 === 5);
      await publish(showing(...listed));
      for (const id of sent) await send(id);
      expect(await uses.usedAmong(ids)).toEqual(new Set([...listed, ...sent]));
    });
  });
}
