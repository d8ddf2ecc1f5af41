import { describe, expect, test } from 'vitest';
import type { PreferencesRepository } from '../../src/application/preferences/PreferencesRepository';
import { startingPreferences } from '../../src/domain/preferences/Preferences';
import type { SellerDefaults } from '../../src/domain/preferences/SellerDefaults';
import { recordedTellings } from '../support/doubles/recordedTellings';

export interface PreferencesBackend {
  /** Two tabs of Claire’s, who has chosen nothing yet. */
  readonly tab: PreferencesRepository;
  readonly otherTab: PreferencesRepository;
}

const told = (value: unknown) => ({ ok: true, value });
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
  describe(`${name} keeps the contract of preferences`, () => {
    test('tells what everyone starts with', async () => {
      const { tab } = await makeBackend();
      await recordedTellings(watching(tab)).becomes(told(startingPreferences));
    });

    test('stores a part, leaves the other, and tells every tab', async () => {
      const { tab, otherTab } = await makeBackend();
      const there = recordedTellings(watching(otherTab));
      await there.becomes(told(startingPreferences));
      expect(await tab.change('claire', { seller })).toEqual(told(undefined));
      await there.becomes(told({ ...startingPreferences, seller }));
      const notifications = { messages: false, savedSearches: true };
      expect(await tab.change('claire', { notifications })).toEqual(told(undefined));
      await there.becomes(told({ seller, notifications }));
    });

    test('takes a commune and a company away again', async () => {
      const { tab } = await makeBackend();
      await tab.change('claire', { seller });
      expect(await tab.change('claire', { seller: startingPreferences.seller })).toEqual(told(undefined));
      await recordedTellings(watching(tab)).becomes(told(startingPreferences));
    });

    test('forgets them, if there are any', async () => {
      const { tab, otherTab } = await makeBackend();
      await tab.change('claire', { seller });
      const there = recordedTellings(watching(otherTab));
      await there.becomes(told({ ...startingPreferences, seller }));
      expect(await tab.remove('claire')).toEqual(told(undefined));
      await there.becomes(told(startingPreferences));
      expect(await tab.remove('claire')).toEqual(told(undefined));
    });

    test('tells nothing any more once unsubscribed', async () => {
      const { tab } = await makeBackend();
      const tellings = recordedTellings(watching(tab));
      await tellings.becomes(told(startingPreferences));
      tellings.unsubscribe();
      tellings.unsubscribe();
      await tab.change('claire', { seller });
      await recordedTellings(watching(tab)).becomes(told({ ...startingPreferences, seller }));
      expect(tellings.all).toHaveLength(1);
    });
  });
}

function watching(repository: PreferencesRepository) {
  return (listener: (value: unknown) => void) => repository.subscribe('claire', listener);
}
