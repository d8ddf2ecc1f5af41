import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { aListing } from '../../support/builders/aListing';
import { listingsOf } from '../../support/embedded/embeddedBackends';
import { embeddedProfiles, profilesOf } from '../../support/embedded/embeddedProfiles';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';
import { describeProfileRepository } from '../account/profileRepositoryContract';

describeProfileRepository('EmbeddedProfileRepository', embeddedProfiles);

test('the profile of a seller of the demo catalogue follows from their listings', async () => {
  const tab = embeddedTabs()();
  const seller = {
    name: 'Vélos du Port',
    kind: 'professional' as const,
    memberSince: 7,
    company: { name: 'Vélos du Port', siret: '73282932000074' },
  };
  await listingsOf(tab).publish(aListing({ ownerId: 'demo-velos', seller }));
  await tab.database.write(['users'], (transaction) => transaction.objectStore('users').clear());
  await recordedEmissions((listener) => profilesOf(tab).subscribe('demo-velos', listener)).becomes({
    ok: true,
    value: {
      uid: 'demo-velos',
      displayName: 'Vélos du Port',
      photoURL: null,
      memberSince: 7,
      about: '',
      place: null,
      kind: 'professional',
    },
  });
});

test('an unknown person gets a profile when the demo catalogue is imported', async () => {
  const tab = embeddedTabs()();
  let [isOver, end] = [false, (): void => undefined];
  const importProgress = {
    get isOver() {
      return isOver;
    },
    failure: null,
    subscribeToEnd: (listener: () => void) => {
      end = listener;
      return () => undefined;
    },
  };
  const emissions = recordedEmissions((listener) => profilesOf(tab, importProgress).subscribe('demo-velos', listener));
  await tab.database.read((connection) => connection.count('listings'));
  expect(emissions.all).toEqual([]);
  isOver = true;
  end();
  await emissions.becomes({ ok: true, value: null });
});
