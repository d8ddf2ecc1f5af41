import { describe, expect, test } from 'vitest';
import type { ListingBuyers } from '../../../src/application/listings/ListingBuyers';

interface Tabs {
  readonly claire: ListingBuyers;
  readonly karim: ListingBuyers;
  readonly lina: ListingBuyers;
}

/** The repositories of three people: Claire’s listings `velo` and `canape` are reserved; Karim and Lina have written about `velo`. */
export function describeListingBuyers(name: string, makeTabs: () => Tabs | Promise<Tabs>): void {
  const makeDeals = async () => (await makeTabs()).claire;
  const deal = (buyerId: string) => ({ listingId: 'velo', ownerId: 'claire', buyerId });
  const buyers = (...entries: readonly (readonly [string, string])[]) => ({ ok: true, value: new Map(entries) });

  describe(`${name}, contract of ListingBuyers`, () => {
    test('a listing has no buyer before one is named', async () => {
      expect(await (await makeDeals()).of(['velo', 'canape'])).toEqual(buyers());
    });

    test('a listing has the buyer who was named last', async () => {
      const deals = await makeDeals();
      expect(await deals.assign(deal('karim'))).toMatchObject({ ok: true });
      expect(await deals.of(['velo', 'canape'])).toEqual(buyers(['velo', 'karim']));
      await deals.assign(deal('lina'));
      expect(await deals.of(['velo'])).toEqual(buyers(['velo', 'lina']));
    });

    test('owner and buyers learn whether a listing goes to a buyer, and other buyers only that it goes to somebody else', async () => {
      const { claire, karim, lina } = await makeTabs();
      const answers = () =>
        Promise.all([
          claire.goesTo('velo', 'karim'),
          claire.goesTo('velo', 'lina'),
          karim.goesTo('velo', 'karim'),
          lina.goesTo('velo', 'lina'),
        ]);
      const values = (...expected: readonly string[]) => expected.map((value) => ({ ok: true, value }));
      expect(await answers()).toEqual(values('nobody', 'nobody', 'nobody', 'nobody'));
      await claire.assign(deal('karim'));
      expect(await answers()).toEqual(values('buyer', 'other', 'buyer', 'other'));
    });

    test('the person for whom a listing was reserved is released, and releasing nobody succeeds', async () => {
      const deals = await makeDeals();
      await deals.assign(deal('karim'));
      expect(await deals.release('velo')).toMatchObject({ ok: true });
      expect(await deals.of(['velo'])).toEqual(buyers());
      expect(await deals.release('velo')).toMatchObject({ ok: true });
    });

    test('a buyer is deleted, and deleting an absent one succeeds', async () => {
      const deals = await makeDeals();
      await deals.assign(deal('karim'));
      expect(await deals.clear('velo')).toMatchObject({ ok: true });
      expect(await deals.of(['velo'])).toEqual(buyers());
      expect(await deals.clear('velo')).toMatchObject({ ok: true });
    });
  });
}
