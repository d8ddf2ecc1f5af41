import { describe, expect, test } from 'vitest';
import { ExportPersonalData } from '../../../src/application/privacy/ExportPersonalData';
import type { WholeConversation } from '../../../src/application/messaging/ConversationRepository';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';
import { aConversation, aMessage } from '../../support/builders/aConversation';
import { aListing, NOON } from '../../support/builders/aListing';
import { anAccount, anOwnReport, aPerson, aPublicProfile } from '../../support/builders/aPerson';

const spoken: WholeConversation = {
  conversation: aConversation(),
  messages: [
    aMessage(),
    aMessage({ id: 'deux', content: { kind: 'photo', photo: { id: 'karim~photo', width: 1, height: 1 } } }),
  ],
};
const exporting = (
  person: ReturnType<typeof aPerson>,
  everything: BackendResult<readonly WholeConversation[]> = success([spoken]),
) =>
  new ExportPersonalData(person.ports, { everythingOf: async () => everything }, person.reports, { now: () => NOON });

describe('ExportPersonalData', () => {
  test('the export holds all personal data of an account', async () => {
    const exported = await exporting(aPerson()).execute(anAccount);
    if (!exported.ok) throw new Error(exported.failure);
    expect(Object.keys(exported.value.records).sort()).toEqual([
      'account',
      'blocks',
      'contactMessages',
      'conversations',
      'decisions',
      'deletedListings',
      'devices',
      'exportedAt',
      'favourites',
      'hiddenSellers',
      'listings',
      'preferences',
      'profile',
      'purchases',
      'reportOutcomes',
      'reports',
      'reviewsReceived',
      'reviewsWritten',
      'savedSearches',
    ]);
    expect(exported.value.records).toMatchObject({
      exportedAt: new Date(NOON).toISOString(),
      account: anAccount,
      profile: aPublicProfile,
      conversations: [spoken],
      blocks: [{ uid: 'karim' }],
      listings: [{ id: 'velo' }],
      reportOutcomes: [anOwnReport],
      reviewsReceived: [{ id: 'velo~buyer' }],
    });
  });

  test('each picture is listed once: of listings, of messages, and of the profile', async () => {
    const photos = [{ id: 'claire~velo', width: 4, height: 3 }];
    const exported = await exporting(aPerson([aListing({ photos }), aListing({ id: 'encore', photos })])).execute(
      anAccount,
    );
    expect(exported.ok && exported.value.photos).toEqual([
      { id: 'claire~velo', address: 'blob:claire~velo' },
      { id: 'karim~photo', address: 'blob:karim~photo' },
      { id: 'claire~portrait', address: 'blob:claire~portrait' },
    ]);
  });

  test('pictures are exported in the size of the listing’s page', async () => {
    const person = aPerson();
    const photos: typeof person.ports.photos = {
      ...person.ports.photos,
      addressOf: ({ id }, size) => `blob:${id}/${size}`,
    };
    const exported = await exporting({ ...person, ports: { ...person.ports, photos } }, success([])).execute(anAccount);
    expect(exported.ok && exported.value.photos.map(({ address }) => address)).toEqual([
      'blob:claire~velo/page',
      'blob:claire~portrait/page',
    ]);
  });

  test('pictures that are gone are skipped, and a profile without a photo has none', async () => {
    const person = aPerson([aListing({ photos: [{ id: 'claire~gone', width: 4, height: 3 }] })]);
    const exported = await exporting(person, success([])).execute({ ...anAccount, photoURL: null });
    expect(exported.ok && exported.value.photos).toEqual([]);
  });

  test('all subscriptions end after their first value', async () => {
    const person = aPerson();
    await exporting(person).execute(anAccount);
    expect(person.log.filter((entry) => entry.startsWith('stop'))).toHaveLength(6);
  });

  test.each([
    'ownedBy',
    'profile',
    'preferences',
    'favourites',
    'savedSearches',
    'hiddenSellers',
    'blocks',
    'reportOutcomes',
    'records',
    'reviews',
  ])('nothing is exported when %s cannot be read', async (part) => {
    const person = aPerson();
    person.broken.set(part, 'offline');
    expect(await exporting(person).execute(anAccount)).toEqual(failure('offline'));
  });

  test('nothing is exported when conversations cannot be read', async () => {
    expect(await exporting(aPerson(), failure('denied')).execute(anAccount)).toEqual(failure('denied'));
  });
});
