import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { aListing } from '../../support/builders/aListing';
import { listingsOf } from '../../support/embedded/embeddedBackends';
import { embeddedProfiles, profilesOf } from '../../support/embedded/embeddedProfiles';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { recordedTellings } from '../../support/doubles/recordedTellings';
import { describeProfileRepository } from '../profileRepositoryContract';

describeProfileRepository('EmbeddedProfileRepository', embeddedProfiles);

test('a seller of the demo catalogue is known by what their listings say', async () => {
  const tab = embeddedTabs()();
  const seller = {
    name: 'Vélos du Port',
    kind: 'professional' as const,
    memberSince: 7,
    company: { name: 'Vélos du Port', siret: '73282932000074' },
  };
  await listingsOf(tab).publish(aListing({ ownerId: 'demo-velos', seller }));
  await tab.database.write(['profiles'], (transaction) => transaction.objectStore('profiles').clear());
  await recordedTellings((listener) => profilesOf(tab).subscribe('demo-velos', listener)).becomes({
    ok: true,
    value: {
      uid: 'demo-velos',
      displayName: 'Vélos du Port',
      photoURL: null,
      memberSince: 7,
      about: '',
      place: null,
      kind: 'professional',
      answers: null,
    },
  });
});

test('someone whom nobody knows yet may come with the demo catalogue', async () => {
  const tab = embeddedTabs()();
  let [isOver, end] = [false, (): void => undefined];
  const arrivals = {
    get isOver() {
      return isOver;
    },
    subscribeToEnd: (listener: () => void) => {
      end = listener;
      return () => undefined;
    },
  };
  const tellings = recordedTellings((listener) => profilesOf(tab, arrivals).subscribe('demo-velos', listener));
  await tab.database.read((connection) => connection.count('listings'));
  expect(tellings.all).toEqual([]);
  isOver = true;
  end();
  await tellings.becomes({ ok: true, value: null });
});
