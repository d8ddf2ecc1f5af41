import { describe, expect, test } from 'vitest';
import type { FavouriteReader } from '../../../src/application/notifications/prices/FavouriteReader';
import type { Listing } from '../../../src/domain/listings/Listing';
import { aListing } from '../../support/builders/aListing';

export interface FavouritesBackend {
  readonly reader: FavouriteReader;
  /** Stores a listing, or what has become of it. */
  store(listing: Listing): Promise<void>;
  /** Makes a listing a favourite of a person, as it is now. */
  add(uid: string, listing: Listing): Promise<void>;
  remove(uid: string, listingId: string): Promise<void>;
  hide(uid: string, sellerId: string): Promise<void>;
}

const [bicycle, table] = [aListing(), aListing({ id: 'table', ownerId: 'karim' })];
const firstPrice = bicycle.price;

/** `open`: a new backend without listings. */
export function describeFavouriteReader(name: string, open: () => FavouritesBackend): void {
  describe(`${name}, contract of FavouriteReader`, () => {
    const peopleWith = async ({ reader }: FavouritesBackend, id: string) => {
      const found: string[] = [];
      for await (const portion of reader.peopleWith(id)) found.push(...portion);
      return found.sort();
    };

    test('the people of whom a listing is a favourite are found, and nobody else', async () => {
      const backend = open();
      for (const uid of ['ines', 'nora', 'paul']) await backend.add(uid, bicycle);
      await backend.add('ines', table);
      await backend.add('zoe', table);
      await backend.remove('nora', 'velo');
      expect(await peopleWith(backend, 'velo')).toEqual(['ines', 'paul']);
      expect(await peopleWith(backend, 'lampe')).toEqual([]);
    });

    test('the favourites of a person are read as they are now, with the price at which they became favourites', async () => {
      const backend = open();
      const now: Listing = { ...bicycle, price: { kind: 'amount', euros: 90 }, state: 'reserved' };
      for (const listing of [bicycle, table]) {
        await backend.store(listing);
        await backend.add('ines', listing);
      }
      await backend.store(now);
      expect(await backend.reader.of('ines', ['velo'])).toEqual([{ listing: now, firstPrice }]);
      expect(await backend.reader.of('ines', ['velo', 'table', 'lampe'])).toHaveLength(2);
      expect(await backend.reader.of('ines', [])).toEqual([]);
    });

    test('what is no favourite, or the favourite of somebody else, is not read', async () => {
      const backend = open();
      for (const listing of [bicycle, table]) await backend.store(listing);
      await backend.add('nora', bicycle);
      await backend.add('ines', table);
      await backend.remove('ines', 'table');
      expect(await backend.reader.of('ines', ['velo', 'table'])).toEqual([]);
    });

    test('favourites of a seller whom the person has hidden are not read, nor are they missing for others', async () => {
      const backend = open();
      for (const listing of [bicycle, table]) {
        await backend.store(listing);
        for (const uid of ['ines', 'nora']) await backend.add(uid, listing);
      }
      await backend.hide('ines', 'karim');
      expect((await backend.reader.of('ines', ['velo', 'table'])).map(({ listing }) => listing.id)).toEqual(['velo']);
      expect(await backend.reader.of('nora', ['velo', 'table'])).toHaveLength(2);
    });
  });
}
