import { describe, expect, test } from 'vitest';
import { ScheduleSearchMail } from '../../../src/application/notifications/ScheduleSearchMail';
import type { NewListingsMail } from '../../../src/application/notifications/SearchMailer';
import { SendSearchMails } from '../../../src/application/notifications/SendSearchMails';
import { fallbackDisplayName } from '../../../src/domain/account/UserProfile';
import type { SavedSearch } from '../../../src/domain/favourites/SavedSearch';
import type { Listing } from '../../../src/domain/listings/Listing';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { firstSearchMail, type SearchMail } from '../../../src/domain/notifications/SearchMail';
import { noCriteria } from '../../../src/domain/search/criteria/SearchCriteria';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aListing, NOON } from '../../support/builders/aListing';
import { someResults } from '../../support/builders/aSearch';
import { aListingSearch } from '../../support/doubles/aListingSearch';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryNotificationQueue } from '../../support/inMemory/notifications/InMemoryNotificationQueue';

/** The first morning after `NOON`. */
const MORNING = Date.UTC(2026, 5, 16, 6);
const bikes: SavedSearch = {
  id: 'velos',
  name: 'Vélos',
  criteria: { ...noCriteria, query: 'vélo' },
  createdAt: NOON,
  lookedAt: NOON,
};
const books: SavedSearch = { ...bikes, id: 'livres', name: 'Livres', criteria: { ...noCriteria, query: 'livre' } };
const published = (id: string, publishedAt: number, ownerId = 'karim'): Listing =>
  aListing({ id, ownerId, publishedAt });
const nothing = { sent: 0, failures: [] };

/** Claire has saved her searches at noon; `found`: what each finds, by its words. */
function aSetup(found: Record<string, readonly Listing[]> = {}, searches: readonly SavedSearch[] = [bikes, books]) {
  const setup = {
    now: NOON,
    searches,
    hiddenSellers: new Set<string>(),
    mails: [] as NewListingsMail[],
    /** What sending does, besides. */
    onSend: (): void => undefined,
    outage: null as 'offline' | 'timeout' | null,
    /** The words of the search that the backend refuses. */
    refused: '',
    /** What each reading of results does, besides. */
    onSearch: (): void => undefined,
  };
  const queue = new InMemoryNotificationQueue<SearchMail>();
  const recipients = new InMemoryMailRecipients({ claire: 'claire@exemple.fr' });
  const search = aListingSearch(({ criteria, limit }) => {
    setup.onSearch();
    if (setup.outage !== null) return failure(setup.outage);
    if (criteria.query === setup.refused) return failure('unknown');
    return success(someResults((found[criteria.query] ?? []).slice(0, limit)));
  });
  const reader = {
    hasAny: async () => setup.searches.length > 0,
    read: async () => ({ searches: setup.searches, hiddenSellers: setup.hiddenSellers }),
  };
  const mailer = {
    send: async (mail: NewListingsMail) => {
      setup.onSend();
      setup.mails.push(mail);
    },
  };
  const clock = { now: () => setup.now };
  const schedule = new ScheduleSearchMail(reader, queue, clock);
  const run = new SendSearchMails(
    { queue, searches: reader, recipients, newSearch: () => search },
    { mailer, pushes: null },
    clock,
  );
  return Object.assign(setup, {
    found,
    queue,
    recipients,
    requests: search.requests,
    saved: () => schedule.execute('claire'),
    runAt: (now: number) => {
      setup.now = now;
      return run.execute();
    },
  });
}

describe('e-mails about saved searches', () => {
  test('a recipient who has given no name is not called by the one that stands for it', async () => {
    const setup = aSetup({ vélo: [published('velo', NOON + 5)] });
    setup.recipients.names.set('claire', fallbackDisplayName('claire'));
    await setup.saved();
    await setup.runAt(MORNING);
    expect(setup.mails[0]?.recipientName).toBe('');
  });

  test('one e-mail in the morning shows the new listings of all searches, each once', async () => {
    const [bike, book] = [published('velo', NOON + 5), published('livre', NOON + 7)];
    const setup = aSetup({ vélo: [bike, published('ancien', NOON)], livre: [book] });
    await setup.saved();
    expect(await setup.runAt(MORNING - 1)).toEqual(nothing);
    expect(await setup.runAt(MORNING)).toEqual({ sent: 1, failures: [] });
    expect(await setup.runAt(MORNING + DAY)).toEqual(nothing);
    expect(setup.mails).toEqual([
      {
        address: 'claire@exemple.fr',
        recipientId: 'claire',
        recipientName: 'claire',
        searches: [
          { name: 'Vélos', criteria: bikes.criteria, listings: [bike] },
          { name: 'Livres', criteria: books.criteria, listings: [book] },
        ],
        newest: NOON + 7,
        unsubscribeToken: 'savedSearches-token-of-claire',
      },
    ]);
  });

  test('a search without new listings costs one reading, and is not in the e-mail', async () => {
    const setup = aSetup({ vélo: [published('ancien', NOON)], livre: [published('livre', NOON + 1)] });
    await setup.saved();
    await setup.runAt(MORNING);
    expect(setup.mails[0]?.searches.map(({ name }) => name)).toEqual(['Livres']);
    expect(setup.requests.map(({ criteria, limit }) => [criteria.query, limit])).toEqual([
      ['vélo', 1],
      ['livre', 1],
      ['livre', 21],
    ]);
  });

  test('no e-mail is sent when nothing is new, and a listing that is found late is in that of the next morning', async () => {
    const setup = aSetup();
    await setup.saved();
    expect(await setup.runAt(MORNING)).toEqual(nothing);
    setup.found['vélo'] = [published('velo', NOON + 5)];
    expect(await setup.runAt(MORNING + 1)).toEqual(nothing);
    expect((await setup.runAt(MORNING + DAY)).sent).toBe(1);
  });

  test('one’s own listings, those of hidden sellers and those that were looked at are in no e-mail', async () => {
    const setup = aSetup({ vélo: [published('a', NOON + 3, 'claire'), published('b', NOON + 2, 'ines')] });
    setup.hiddenSellers.add('ines');
    await setup.saved();
    expect(await setup.runAt(MORNING)).toEqual(nothing);
    setup.found['vélo'] = [published('c', MORNING + 5)];
    setup.searches = [{ ...bikes, lookedAt: MORNING + 5 }];
    expect(await setup.runAt(MORNING + DAY)).toEqual(nothing);
  });

  test('a person is scheduled once, whatever they save later', async () => {
    const setup = aSetup();
    await setup.saved();
    setup.now = MORNING - 1;
    await setup.saved();
    expect(setup.queue.of('claire')).toEqual(firstSearchMail('claire', NOON));
  });

  test('a person without saved searches is not scheduled, and not any more once the last one is gone', async () => {
    const setup = aSetup({}, []);
    await setup.saved();
    expect(setup.queue.of('claire')).toBeNull();
    setup.searches = [bikes];
    await setup.saved();
    setup.searches = [];
    expect(await setup.runAt(MORNING)).toEqual(nothing);
    expect(setup.queue.of('claire')).toBeNull();
  });

  test('a person who wants no such e-mails gets none, and may want them again', async () => {
    const setup = aSetup({ vélo: [published('velo', NOON + 5)] });
    await setup.saved();
    setup.recipients.ask('savedSearches-token-of-claire');
    expect(await setup.runAt(MORNING)).toEqual(nothing);
    expect(setup.requests).toEqual([]);
    expect(setup.queue.of('claire')).toMatchObject({ dueAt: MORNING + DAY, announcedUntil: 0 });
    setup.searches = [];
    expect(await setup.runAt(MORNING + DAY)).toEqual(nothing);
    expect(setup.queue.of('claire')).toBeNull();
  });

  test('an end to e-mails about messages leaves those about searches', async () => {
    const setup = aSetup({ vélo: [published('velo', NOON + 5)] });
    await setup.saved();
    setup.recipients.ask('messages-token-of-claire');
    expect((await setup.runAt(MORNING)).sent).toBe(1);
  });

  test('runs that overlap send no e-mail twice', async () => {
    const setup = aSetup({ vélo: [published('velo', NOON + 5)] });
    await setup.saved();
    const runs = await Promise.all([setup.runAt(MORNING), setup.runAt(MORNING)]);
    expect(runs.map(({ sent }) => sent).sort()).toEqual([0, 1]);
  });

  test('an e-mail that the mail server refuses is sent later, with the same listings', async () => {
    const setup = aSetup({ vélo: [published('velo', NOON + 5)] });
    await setup.saved();
    const refusal = new Error('421 too many connections');
    setup.onSend = () => {
      throw refusal;
    };
    expect(await setup.runAt(MORNING)).toEqual({ sent: 0, failures: [refusal] });
    setup.onSend = () => undefined;
    expect(await setup.runAt(MORNING + RETRY_DELAY - 1)).toEqual(nothing);
    expect(await setup.runAt(MORNING + RETRY_DELAY)).toEqual({ sent: 1, failures: [] });
    expect(await setup.runAt(MORNING + DAY)).toEqual(nothing);
  });

  test.each(['offline', 'timeout'] as const)(
    'an e-mail is sent later when a search cannot be repeated: %s',
    async (outage) => {
      const setup = aSetup({ vélo: [published('velo', NOON + 5)] });
      await setup.saved();
      setup.outage = outage;
      expect(await setup.runAt(MORNING)).toEqual({
        sent: 0,
        failures: [new Error(`A saved search cannot be repeated: ${outage}`)],
      });
      setup.outage = null;
      expect((await setup.runAt(MORNING + RETRY_DELAY)).sent).toBe(1);
    },
  );

  test('a search that is refused keeps no e-mail about the others back', async () => {
    const setup = aSetup({ livre: [published('livre', NOON + 1)] });
    await setup.saved();
    setup.refused = 'vélo';
    expect(await setup.runAt(MORNING)).toEqual({ sent: 1, failures: [] });
    expect(setup.mails[0]?.searches.map(({ name }) => name)).toEqual(['Livres']);
  });

  test('a listing that is published while searches are read is in the e-mail of the next morning, whatever other searches find', async () => {
    const setup = aSetup({ vélo: [], livre: [] });
    await setup.saved();
    setup.onSearch = () => {
      setup.now += 1000;
      setup.found['vélo'] = [published('velo', MORNING + 500)];
      setup.found['livre'] = [published('livre', MORNING + 900), published('roman', MORNING)];
    };
    expect((await setup.runAt(MORNING)).sent).toBe(1);
    expect((await setup.runAt(MORNING + DAY)).sent).toBe(1);
    expect(setup.mails.map((mail) => mail.searches.flatMap(({ listings }) => listings.map(({ id }) => id)))).toEqual([
      ['roman'],
      ['velo', 'livre'],
    ]);
  });

  test('a failure is noted nowhere when the person has no entry any more', async () => {
    const setup = aSetup({ vélo: [published('velo', NOON + 5)] });
    await setup.saved();
    setup.onSend = () => {
      void setup.queue.remove('claire');
      throw new Error('421 too many connections');
    };
    expect((await setup.runAt(MORNING)).failures).toHaveLength(1);
    expect(setup.queue.of('claire')).toBeNull();
  });
});
