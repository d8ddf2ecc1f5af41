import { describe, expect, test } from 'vitest';
import type { PushedNews } from '../../../../src/application/notifications/pushes/PushChannel';
import { SendPriceMails } from '../../../../src/application/notifications/prices/SendPriceMails';
import { SendEndingMails } from '../../../../src/application/notifications/SendEndingMails';
import { SendSearchMails } from '../../../../src/application/notifications/SendSearchMails';
import type { SavedSearch } from '../../../../src/domain/favourites/SavedSearch';
import type { EndingMail } from '../../../../src/domain/notifications/EndingMail';
import type { PriceMail } from '../../../../src/domain/notifications/PriceMail';
import { RETRY_DELAY } from '../../../../src/domain/notifications/retryDelay';
import type { SearchMail } from '../../../../src/domain/notifications/SearchMail';
import type { PushChoice } from '../../../../src/domain/preferences/PushChoices';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { DAY } from '../../../../src/domain/shared/Instant';
import { success } from '../../../../src/domain/shared/Result';
import { aListing, NOON } from '../../../support/builders/aListing';
import { someResults } from '../../../support/builders/aSearch';
import { aListingSearch } from '../../../support/doubles/aListingSearch';
import { InMemoryEndingListings } from '../../../support/inMemory/notifications/InMemoryEndingListings';
import { InMemoryFavouriteReader } from '../../../support/inMemory/notifications/InMemoryFavouriteReader';
import { InMemoryMailRecipients } from '../../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryNotificationQueue } from '../../../support/inMemory/notifications/InMemoryNotificationQueue';

/** Eight o’clock in Paris, on the day after `NOON`. */
const MORNING = Date.UTC(2026, 5, 16, 6);
const TODAY = Date.UTC(2026, 5, 16);
const refusal = new Error('421 too many connections');
const bikes: SavedSearch = {
  id: 'velos',
  name: 'Vélos',
  criteria: { ...noCriteria, query: 'vélo' },
  createdAt: NOON,
  lookedAt: NOON,
};
const fresh = aListing({ id: 'neuf', ownerId: 'karim', publishedAt: NOON + 5 });
const cheaper = aListing({ id: 'velo', ownerId: 'karim', price: { kind: 'amount', euros: 90 } });
const gift = aListing({ id: 'table', ownerId: 'karim', price: { kind: 'gift' } });
const ended = aListing({ id: 'table', ownerId: 'claire', expiresAt: TODAY });

interface Kind {
  readonly choice: PushChoice;
  /** What its pushes tell. */
  readonly expected: PushedNews<unknown>;
}

const kinds: readonly Kind[] = [
  {
    choice: 'savedSearches',
    expected: {
      recipientId: 'claire',
      day: TODAY,
      about: `${NOON + 5}`,
      news: { searches: [{ name: 'Vélos', criteria: bikes.criteria, listings: [fresh] }], newest: NOON + 5 },
    },
  },
  {
    choice: 'favouritePrices',
    expected: {
      recipientId: 'claire',
      day: TODAY,
      about: 'table {"kind":"gift"}\nvelo {"kind":"amount","euros":90}',
      news: [
        { listing: cheaper, from: { kind: 'amount', euros: 120 } },
        { listing: gift, from: { kind: 'amount', euros: 120 } },
      ],
    },
  },
  {
    choice: 'endingListings',
    expected: { recipientId: 'claire', day: TODAY, about: `${TODAY}`, news: { soon: [], ended: [ended] } },
  },
];

/** There are news of this kind for Claire, who has a device; `hasMails`: the site has a mail server. */
async function aSetup(choice: PushChoice, { address = null as string | null, hasMails = true, hasDevice = true } = {}) {
  const setup = {
    now: MORNING,
    mails: [] as unknown[],
    /** What sending an e-mail does, besides. */
    onMail: (): void => undefined,
    pushed: [] as PushedNews<unknown>[],
    /** What entering a push does, besides. */
    onPush: (): void => undefined,
  };
  const clock = { now: () => setup.now };
  const recipients = new InMemoryMailRecipients(address === null ? {} : { claire: address });
  const send = async (mail: unknown) => {
    setup.onMail();
    setup.mails.push(mail);
  };
  const channels = {
    mailer: hasMails ? { send } : null,
    pushes: {
      reach: async () => hasDevice,
      enter: async (pushed: PushedNews<unknown>) => {
        setup.onPush();
        setup.pushed.push(pushed);
      },
    },
  };
  const run = await { savedSearches, favouritePrices, endingListings }[choice]({ recipients, channels, clock });
  return Object.assign(setup, {
    recipients,
    runAt: (now = MORNING) => {
      setup.now = now;
      return run.execute();
    },
  });
}

interface Given {
  readonly recipients: InMemoryMailRecipients;
  readonly channels: ConstructorParameters<typeof SendSearchMails>[1] &
    ConstructorParameters<typeof SendPriceMails>[1] &
    ConstructorParameters<typeof SendEndingMails>[1];
  readonly clock: { now(): number };
}

async function savedSearches({ recipients, channels, clock }: Given) {
  const queue = new InMemoryNotificationQueue<SearchMail>();
  await queue.change('claire', () => ({ recipientId: 'claire', dueAt: MORNING, announcedUntil: 0, attempts: 0 }));
  const searches = {
    hasAny: async () => true,
    read: async () => ({ searches: [bikes], hiddenSellers: new Set<string>() }),
  };
  const newSearch = () => aListingSearch(() => success(someResults([fresh])));
  return new SendSearchMails({ queue, searches, recipients, newSearch }, channels, clock);
}

async function favouritePrices({ recipients, channels, clock }: Given) {
  const favourites = new InMemoryFavouriteReader();
  for (const { id } of [cheaper, gift]) favourites.add('claire', aListing({ id, ownerId: 'karim' }));
  favourites.listings = [cheaper, gift];
  const queue = new InMemoryNotificationQueue<PriceMail>();
  const listingIds = ['table', 'velo'];
  const entry = { recipientId: 'claire', dueAt: MORNING, takenAt: null, attempts: 0, listingIds, announced: [] };
  await queue.change('claire', () => entry);
  return new SendPriceMails({ queue, favourites, recipients }, channels, clock);
}

async function endingListings({ recipients, channels, clock }: Given) {
  const listings = new InMemoryEndingListings();
  listings.listings = [ended];
  const queue = new InMemoryNotificationQueue<EndingMail>();
  await queue.change('claire', () => ({ recipientId: 'claire', day: TODAY, dueAt: MORNING, attempts: 0 }));
  return new SendEndingMails({ queue, listings, recipients }, channels, clock);
}

describe.each(kinds)('news for pushes and e-mails of the kind $choice', ({ choice, expected }) => {
  test('a person without a confirmed address is notified by a push', async () => {
    const setup = await aSetup(choice);
    expect(await setup.runAt()).toEqual({ sent: 0, failures: [] });
    await setup.runAt(MORNING + 1);
    expect(setup.pushed).toEqual([expected]);
    expect(setup.mails).toEqual([]);
  });

  test('a site without a mail server notifies by a push alone', async () => {
    const setup = await aSetup(choice, { address: 'claire@exemple.fr', hasMails: false });
    expect(await setup.runAt()).toEqual({ sent: 0, failures: [] });
    expect(setup.pushed).toEqual([expected]);
  });

  test('a person with both gets the same news over both channels', async () => {
    const setup = await aSetup(choice, { address: 'claire@exemple.fr' });
    expect(await setup.runAt()).toEqual({ sent: 1, failures: [] });
    expect(setup.pushed).toEqual([expected]);
    expect(setup.mails).toMatchObject([choice === 'favouritePrices' ? { drops: expected.news } : expected.news]);
  });

  test('a person who wants no such pushes gets the e-mail alone', async () => {
    const setup = await aSetup(choice, { address: 'claire@exemple.fr' });
    setup.recipients.endPushes('claire', choice);
    expect(await setup.runAt()).toEqual({ sent: 1, failures: [] });
    expect(setup.pushed).toEqual([]);
  });

  test('a person who wants no such e-mails gets the push alone', async () => {
    const setup = await aSetup(choice, { address: 'claire@exemple.fr' });
    await setup.recipients.unsubscribe(`${choice}-token-of-claire`);
    expect(await setup.runAt()).toEqual({ sent: 0, failures: [] });
    expect(setup.pushed).toEqual([expected]);
  });

  test('a person without a device and without an address is not notified', async () => {
    const setup = await aSetup(choice, { hasDevice: false });
    expect(await setup.runAt()).toEqual({ sent: 0, failures: [] });
    expect([setup.pushed, setup.mails]).toEqual([[], []]);
  });

  test('an e-mail that fails has the same news pushed again, by which a push is expected from another one', async () => {
    const setup = await aSetup(choice, { address: 'claire@exemple.fr' });
    setup.onMail = () => {
      throw refusal;
    };
    expect(await setup.runAt()).toEqual({ sent: 0, failures: [refusal] });
    setup.onMail = () => undefined;
    expect(await setup.runAt(MORNING + RETRY_DELAY)).toEqual({ sent: 1, failures: [] });
    expect(setup.pushed).toEqual([expected, expected]);
  });

  test('news that cannot be entered for a push are tried again, and no e-mail is sent twice', async () => {
    const setup = await aSetup(choice, { address: 'claire@exemple.fr' });
    setup.onPush = () => {
      throw refusal;
    };
    expect(await setup.runAt()).toEqual({ sent: 0, failures: [refusal] });
    setup.onPush = () => undefined;
    expect(await setup.runAt(MORNING + RETRY_DELAY)).toEqual({ sent: 1, failures: [] });
    expect(await setup.runAt(MORNING + DAY)).toMatchObject({ failures: [] });
    expect(setup.mails).toHaveLength(1);
    expect(setup.pushed).toEqual([expected]);
  });
});
