import { describe, expect, test } from 'vitest';
import { FREE_LISTINGS_QUOTA } from '../../../src/domain/listings/lifecycle/freeListings';
import type { Listing } from '../../../src/domain/listings/Listing';
import {
  renewListing,
  transitionListing,
  type OwnerTransition,
} from '../../../src/domain/listings/lifecycle/transitionListing';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import type { ListingBackend } from './listingRepositoryContract';

export function describeListingCount(name: string, makeBackend: () => ListingBackend | Promise<ListingBackend>): void {
  const makeIt = async () => {
    const backend = await makeBackend();
    const ago = (age: number, changes: Partial<Listing> = {}) =>
      aListing({ publishedAt: backend.now - age, ...changes });
    return { ...backend, ago };
  };

  describe(`${name}, contract of the count of the account`, () => {
    test.each<[OwnerTransition, number]>([
      ['reserve', 2],
      ['pause', 2],
      ['sell', 1],
      ['delete', 1],
    ])('after the event %s the account counts %i listings of two', async (step, expected) => {
      const { tab, given, freeListingsCountOf, ago, now } = await makeIt();
      await given([ago(HOUR), ago(2 * HOUR, { id: 'ancien' })]);
      expect(await tab.change('velo', (listing) => transitionListing(listing, step, now))).toMatchObject({
        ok: true,
      });
      expect(await freeListingsCountOf('claire')).toBe(expected);
    });

    test('an edit leaves the count as it is', async () => {
      const { tab, given, freeListingsCountOf, ago } = await makeIt();
      await given([ago(HOUR)]);
      await tab.change('velo', (listing) => success({ ...listing, title: 'Vélo révisé' }));
      expect(await freeListingsCountOf('claire')).toBe(1);
    });

    test('a listing is counted until its expiry is stored, and again once it is renewed', async () => {
      const { tab, given, freeListingsCountOf, ago, now } = await makeIt();
      await given([ago(61 * DAY)]);
      expect(await freeListingsCountOf('claire')).toBe(1);
      await tab.change('velo', (listing) => transitionListing(listing, 'expire', now));
      expect(await freeListingsCountOf('claire')).toBe(0);
      await tab.change('velo', (listing) => renewListing(listing, now));
      expect(await freeListingsCountOf('claire')).toBe(1);
    });

    test('a sold listing that is deleted is not counted off twice', async () => {
      const { tab, given, freeListingsCountOf, ago, now } = await makeIt();
      await given([ago(HOUR), ago(2 * HOUR, { id: 'ancien' })]);
      for (const step of ['sell', 'delete'] as const)
        await tab.change('velo', (listing) => transitionListing(listing, step, now));
      expect(await freeListingsCountOf('claire')).toBe(1);
    });

    test('an expired listing is not renewed beyond the quota, until another one is sold', async () => {
      const { tab, given, giveCount, freeListingsCountOf, ago, now } = await makeIt();
      await given([ago(90 * DAY, { state: 'expired' }), ago(HOUR, { id: 'autre' })]);
      await giveCount(FREE_LISTINGS_QUOTA);
      const renewed = () => tab.change('velo', (listing) => renewListing(listing, now));
      expect(await renewed()).toEqual(failure('quota-reached'));
      expect(await tab.change('autre', (listing) => transitionListing(listing, 'sell', now))).toMatchObject({
        ok: true,
      });
      expect(await renewed()).toMatchObject({ ok: true, value: { state: 'online' } });
      expect(await freeListingsCountOf('claire')).toBe(FREE_LISTINGS_QUOTA);
    });

    test('a count that is too low does not fall below zero', async () => {
      const { tab, given, giveCount, freeListingsCountOf, ago, now } = await makeIt();
      await given([ago(HOUR)]);
      await giveCount(0);
      expect(await tab.change('velo', (listing) => transitionListing(listing, 'sell', now))).toMatchObject({
        ok: true,
      });
      expect(await freeListingsCountOf('claire')).toBe(0);
    });

    test('two tabs that sell two listings at once take both off the count', async () => {
      const { tab, otherTab, given, freeListingsCountOf, ago, now } = await makeIt();
      await given([ago(HOUR), ago(2 * HOUR, { id: 'ancien' }), ago(3 * HOUR, { id: 'reste' })]);
      const sell = (listing: Listing) => transitionListing(listing, 'sell', now);
      const outcomes = await Promise.all([tab.change('velo', sell), otherTab.change('ancien', sell)]);
      expect(outcomes).toMatchObject([{ ok: true }, { ok: true }]);
      expect(await freeListingsCountOf('claire')).toBe(1);
    });
  });
}
