import { describe, expect, test } from 'vitest';
import type { ListingBuyers } from '../../src/application/listings/ListingBuyers';

/** Claire’s, whose listings `velo` and `canape` are reserved; Karim and Lina have written about `velo`. */
export function describeListingBuyers(name: string, makeDeals: () => ListingBuyers | Promise<ListingBuyers>): void {
  const deal = (buyerId: string) => ({ listingId: 'velo', ownerId: 'claire', buyerId });
  const told = (...entries: readonly (readonly [string, string])[]) => ({ ok: true, value: new Map(entries) });

  describe(`${name} keeps the contract of deals`, () => {
    test('knows no buyer before one is named', async () => {
      expect(await (await makeDeals()).of(['velo', 'canape'])).toEqual(told());
    });

    test('keeps the buyer who was named, and the last one only', async () => {
      const deals = await makeDeals();
      expect(await deals.name(deal('karim'))).toMatchObject({ ok: true });
      expect(await deals.of(['velo', 'canape'])).toEqual(told(['velo', 'karim']));
      await deals.name(deal('lina'));
      expect(await deals.of(['velo'])).toEqual(told(['velo', 'lina']));
    });

    test('forgets a buyer, also one who is not there', async () => {
      const deals = await makeDeals();
      await deals.name(deal('karim'));
      expect(await deals.forget('velo')).toMatchObject({ ok: true });
      expect(await deals.of(['velo'])).toEqual(told());
      expect(await deals.forget('velo')).toMatchObject({ ok: true });
    });
  });
}
