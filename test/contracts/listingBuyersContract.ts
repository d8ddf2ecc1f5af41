import { describe, expect, test } from 'vitest';
import type { ListingBuyers } from '../../src/application/listings/ListingBuyers';

/** The repository is Claire’s, whose listings `velo` and `canape` are reserved; Karim and Lina have written about `velo`. */
export function describeListingBuyers(name: string, makeDeals: () => ListingBuyers | Promise<ListingBuyers>): void {
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

    test('a buyer is deleted, and deleting an absent one succeeds', async () => {
      const deals = await makeDeals();
      await deals.assign(deal('karim'));
      expect(await deals.clear('velo')).toMatchObject({ ok: true });
      expect(await deals.of(['velo'])).toEqual(buyers());
      expect(await deals.clear('velo')).toMatchObject({ ok: true });
    });
  });
}
