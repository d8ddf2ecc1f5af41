import { describe, expect, test } from 'vitest';
import type { PreferencesRepository } from '../../../src/application/preferences/PreferencesRepository';
import { defaultPreferences } from '../../../src/domain/preferences/Preferences';
import type { SellerDefaults } from '../../../src/domain/preferences/SellerDefaults';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { success } from '../../../src/domain/shared/Result';

export interface PreferencesBackend {
  /** Two tabs of Claire’s, who has no preferences yet. */
  readonly tab: PreferencesRepository;
  readonly otherTab: PreferencesRepository;
}

const seller: SellerDefaults = {
  location: { communeCode: '44109', communeName: 'Nantes', postalCode: '44000', latitude: 47.2, longitude: -1.55 },
  handover: { inPerson: false, delivery: true },
  sellerKind: 'professional',
  companyName: 'Vélos du Port',
  siret: '73282932000074',
};

export function describePreferencesRepository(
  name: string,
  makeBackend: () => PreferencesBackend | Promise<PreferencesBackend>,
): void {
  describe(`${name}, contract of PreferencesRepository`, () => {
    test('preferences have their starting values at first', async () => {
      const { tab } = await makeBackend();
      await recordedEmissions(subscriptionTo(tab)).becomes(success(defaultPreferences));
    });

    test('a change stores one part, leaves the other, and is emitted in every tab', async () => {
      const { tab, otherTab } = await makeBackend();
      const there = recordedEmissions(subscriptionTo(otherTab));
      await there.becomes(success(defaultPreferences));
      expect(await tab.change('claire', { seller })).toEqual(success(undefined));
      await there.becomes(success({ ...defaultPreferences, seller }));
      const notifications = { messages: false, savedSearches: true };
      expect(await tab.change('claire', { notifications })).toEqual(success(undefined));
      await there.becomes(success({ ...defaultPreferences, seller, notifications }));
      const mails = { messages: true, savedSearches: false, endingListings: false, favouritePrices: false };
      expect(await tab.change('claire', { mails })).toEqual(success(undefined));
      await there.becomes(success({ ...defaultPreferences, seller, notifications, mails }));
      const pushes = { savedSearches: false, endingListings: true, favouritePrices: false };
      expect(await tab.change('claire', { pushes })).toEqual(success(undefined));
      await there.becomes(success({ seller, notifications, mails, pushes }));
    });

    test('a commune and a company can be removed', async () => {
      const { tab } = await makeBackend();
      await tab.change('claire', { seller });
      expect(await tab.change('claire', { seller: defaultPreferences.seller })).toEqual(success(undefined));
      await recordedEmissions(subscriptionTo(tab)).becomes(success(defaultPreferences));
    });

    test('removing preferences succeeds, whether or not there are any', async () => {
      const { tab, otherTab } = await makeBackend();
      await tab.change('claire', { seller });
      const there = recordedEmissions(subscriptionTo(otherTab));
      await there.becomes(success({ ...defaultPreferences, seller }));
      expect(await tab.remove('claire')).toEqual(success(undefined));
      await there.becomes(success(defaultPreferences));
      expect(await tab.remove('claire')).toEqual(success(undefined));
    });

    test('a listener that has unsubscribed gets no further values', async () => {
      const { tab } = await makeBackend();
      const emissions = recordedEmissions(subscriptionTo(tab));
      await emissions.becomes(success(defaultPreferences));
      emissions.unsubscribe();
      emissions.unsubscribe();
      await tab.change('claire', { seller });
      await recordedEmissions(subscriptionTo(tab)).becomes(success({ ...defaultPreferences, seller }));
      expect(emissions.all).toHaveLength(1);
    });
  });
}

function subscriptionTo(repository: PreferencesRepository) {
  return (listener: (value: unknown) => void) => repository.subscribe('claire', listener);
}
