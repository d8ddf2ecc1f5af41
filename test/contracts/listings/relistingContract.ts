import { describe, expect, test } from 'vitest';
import { FREE_LISTINGS_QUOTA } from '../../../src/domain/listings/lifecycle/freeListings';
import { transitionListing, type OwnerTransition } from '../../../src/domain/listings/lifecycle/transitionListing';
import type { Listing } from '../../../src/domain/listings/Listing';
import { failure } from '../../../src/domain/shared/Result';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { aListing } from '../../support/builders/aListing';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { subscriptionToFeed, subscriptionTo, type ListingBackend } from './listingRepositoryContract';

export function describeRelisting(name: string, makeBackend: () => ListingBackend | Promise<ListingBackend>): void {
  describe(`${name}, contract of sold listings that come back`, () => {
    test('a sold listing that is put back online has its former position in the feed, and takes a place of the quota', async () => {
      const { tab, otherTab, given, giveCount, freeListingsCountOf, now } = await makeBackend();
      const ago = (age: number, changes: Partial<Listing> = {}) => aListing({ publishedAt: now - age, ...changes });
      await given([ago(HOUR, { id: 'recent' }), ago(2 * HOUR), ago(3 * HOUR, { id: 'ancien' })]);
      const step = (event: OwnerTransition, at = now) =>
        tab.change('velo', (listing) => transitionListing(listing, event, at));
      expect(await step('sell')).toMatchObject({ ok: true });
      expect(await freeListingsCountOf('claire')).toBe(2);
      const [feed, page] = [
        recordedEmissions(subscriptionToFeed(otherTab, {})),
        recordedEmissions(subscriptionTo(otherTab, 'velo')),
      ];
      await feed.becomes(['recent', 'ancien']);
      expect(await step('relist', now + 8 * DAY)).toEqual(failure('too-late'));
      await giveCount(FREE_LISTINGS_QUOTA);
      expect(await step('relist')).toEqual(failure('quota-reached'));
      await giveCount(2);
      const relisted = await step('relist');
      expect(relisted).toMatchObject({ ok: true, value: { state: 'online' } });
      await page.becomes(relisted);
      await feed.becomes(['recent', 'velo', 'ancien']);
      expect(await freeListingsCountOf('claire')).toBe(3);
    });
  });
}
