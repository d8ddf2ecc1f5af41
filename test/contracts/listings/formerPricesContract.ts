import { describe, expect, test } from 'vitest';
import { EditListing } from '../../../src/application/listings/EditListing';
import type { ListingRepository } from '../../../src/application/listings/ListingRepository';
import { draftOfListing } from '../../../src/domain/listings/draft/draftOfListing';
import { transitionListing } from '../../../src/domain/listings/lifecycle/transitionListing';
import type { Listing } from '../../../src/domain/listings/Listing';
import { DAY, type Instant } from '../../../src/domain/shared/Instant';
import { success } from '../../../src/domain/shared/Result';
import { aListing } from '../../support/builders/aListing';
import { aProfile } from '../../support/builders/aPosting';
import { noReview } from '../../support/doubles/noReview';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { subscriptionTo, type ListingBackend } from './listingRepositoryContract';

export function describeFormerPrices(name: string, makeBackend: () => ListingBackend | Promise<ListingBackend>): void {
  const makeIt = async () => {
    const backend = await makeBackend();
    const ago = (age: number, changes: Partial<Listing> = {}) =>
      aListing({ publishedAt: backend.now - age, ...changes });
    return { ...backend, ago };
  };

  describe(`${name}, contract of former prices`, () => {
    const claire = aProfile({ uid: 'claire', displayName: 'Claire' });
    const photos = { remove: () => Promise.resolve(success()) };
    const earlier = { price: { kind: 'on-request' }, until: 0 } as const;
    const repriced = (seen: Listing, price: string, now: Instant, repository: ListingRepository) =>
      new EditListing(repository, photos, { now: () => now }, noReview).execute(
        { ...draftOfListing(seen), price },
        claire,
        null,
        seen,
      );

    test.each<[string, Partial<Listing>]>([
      ['the first one', {}],
      ['one after another', { formerPrices: [{ ...earlier, until: Date.UTC(2026, 5, 1) }] }],
    ])('the former price is stored with its date, and emitted in every tab: %s', async (_title, changes) => {
      const { tab, otherTab, given, ago, now } = await makeIt();
      const seen = ago(20 * DAY, changes);
      await given([seen]);
      const emissions = recordedEmissions(subscriptionTo(otherTab, 'velo'));
      const edited = await repriced(seen, '90', now, tab);
      expect(edited).toMatchObject({
        ok: true,
        value: {
          price: { kind: 'amount', euros: 90 },
          formerPrices: [...(seen.formerPrices ?? []), { price: { kind: 'amount', euros: 120 }, until: now }],
        },
      });
      await emissions.becomes(edited);
    });

    test('another change leaves the former prices as they are', async () => {
      const { tab, given, ago, now } = await makeIt();
      const formerPrices = [{ ...earlier, until: now - DAY }];
      await given([ago(20 * DAY, { formerPrices })]);
      expect(await tab.change('velo', (listing) => transitionListing(listing, 'reserve', now))).toMatchObject({
        ok: true,
        value: { state: 'reserved', formerPrices },
      });
    });

    test('a listing without former prices is stored without a field for them, and a deletion removes them', async () => {
      const { tab, given, storedFieldsOf, ago, now } = await makeIt();
      const formerPrices = [{ price: { kind: 'gift' }, until: now - DAY }] as const;
      await given([ago(5 * DAY), ago(5 * DAY, { id: 'suivi', formerPrices })]);
      expect(await storedFieldsOf('velo')).not.toContain('formerPrices');
      expect(await storedFieldsOf('suivi')).toContain('formerPrices');
      await tab.change('suivi', (listing) => transitionListing(listing, 'delete', now));
      expect(await storedFieldsOf('suivi')).not.toContain('formerPrices');
    });
  });
}
