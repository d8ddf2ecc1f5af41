import { describe, expect, test } from 'vitest';
import type { DroppedPricesMail } from '../../../src/application/notifications/prices/PriceMailer';
import { SchedulePriceMails } from '../../../src/application/notifications/prices/SchedulePriceMails';
import { SendPriceMails } from '../../../src/application/notifications/prices/SendPriceMails';
import { fallbackDisplayName } from '../../../src/domain/account/UserProfile';
import { formerPricesAfter } from '../../../src/domain/listings/formerPrices';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { Price } from '../../../src/domain/listings/Price';
import type { PriceMail } from '../../../src/domain/notifications/PriceMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { aListing, NOON } from '../../support/builders/aListing';
import { InMemoryFavouriteReader } from '../../support/inMemory/notifications/InMemoryFavouriteReader';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryNotificationQueue } from '../../support/inMemory/notifications/InMemoryNotificationQueue';

/** Eight o’clock in Paris, on the day after `NOON`. */
const MORNING = Date.UTC(2026, 5, 16, 6);
const amount = (euros: number): Price => ({ kind: 'amount', euros });
const bicycle = aListing({ id: 'velo', ownerId: 'karim', publishedAt: NOON - 9 * DAY });
const table = aListing({ id: 'table', ownerId: 'karim', publishedAt: NOON - 9 * DAY });
const nothing = { sent: 0, failures: [] };
const refusal = new Error('421 too many connections');

/** Karim’s bicycle and table cost 120 € each, and are favourites of Claire, Inès, and Nora, who has no address. */
function aSetup() {
  const setup = {
    now: NOON,
    mails: [] as DroppedPricesMail[],
    /** What sending does, besides. */
    onSend: (): void => undefined,
    /** Whose entries cannot be changed. */
    unreachable: new Set<string>(),
  };
  const favourites = new InMemoryFavouriteReader();
  favourites.listings = [bicycle, table];
  for (const uid of ['claire', 'ines', 'nora']) for (const listing of favourites.listings) favourites.add(uid, listing);
  const queue = new InMemoryNotificationQueue<PriceMail>();
  const recipients = new InMemoryMailRecipients({ claire: 'claire@exemple.fr', ines: 'ines@exemple.fr' });
  const mailer = {
    send: async (mail: DroppedPricesMail) => {
      setup.onSend();
      setup.mails.push(mail);
    },
  };
  const clock = { now: () => setup.now };
  const change: typeof queue.change = async (uid, by) => {
    if (setup.unreachable.has(uid)) throw refusal;
    return queue.change(uid, by);
  };
  const schedule = new SchedulePriceMails(favourites, { change }, clock);
  const send = new SendPriceMails({ queue, favourites, recipients }, { mailer, pushes: null }, clock);
  const event = (listingId: string, from: number, to: number) =>
    schedule.execute(listingId, { from: amount(from), to: amount(to) });
  const replace = (id: string, changed: (listing: Listing) => Listing) => {
    favourites.listings = favourites.listings.map((one) => (one.id === id ? changed(one) : one));
  };
  /** Without its event. */
  const price = (id: string, euros: number, at = NOON) =>
    replace(id, (one) => ({ ...one, price: amount(euros), formerPrices: formerPricesAfter(one, amount(euros), at) }));
  return Object.assign(setup, {
    favourites,
    queue,
    recipients,
    event,
    price,
    change: (id: string, changes: Partial<Listing>) => replace(id, (one) => ({ ...one, ...changes })),
    lower: async (id: string, from: number, to: number, at = NOON) => {
      setup.now = at;
      price(id, to, at);
      return event(id, from, to);
    },
    sendAt: (now: number) => {
      setup.now = now;
      return send.execute();
    },
    mentioned: () =>
      setup.mails.map(({ recipientId, drops }) => [
        recipientId,
        ...drops.map(({ listing, from }) => [listing.id, from, listing.price]),
      ]),
  });
}

describe('e-mails about favourites whose price has dropped', () => {
  test('everybody of whom a listing is a favourite gets one e-mail in the morning about all drops of the day', async () => {
    const setup = aSetup();
    expect(await setup.lower('velo', 120, 100)).toEqual([]);
    expect(await setup.lower('table', 120, 90, NOON + HOUR)).toEqual([]);
    expect(await setup.sendAt(MORNING - 1)).toEqual(nothing);
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 2, failures: [] });
    expect(await setup.sendAt(MORNING + DAY)).toEqual(nothing);
    const [velo, desk] = setup.favourites.listings;
    expect(setup.mails).toEqual([
      {
        address: 'claire@exemple.fr',
        recipientId: 'claire',
        recipientName: 'claire',
        day: Date.UTC(2026, 5, 16),
        drops: [
          { listing: desk, from: amount(120) },
          { listing: velo, from: amount(120) },
        ],
        unsubscribeToken: 'favouritePrices-token-of-claire',
      },
      expect.objectContaining({ recipientId: 'ines' }),
    ]);
  });

  test('several drops of a listing in a day are one', async () => {
    const setup = aSetup();
    setup.favourites.remove('ines', 'velo');
    await setup.lower('velo', 120, 110);
    await setup.lower('velo', 110, 90, NOON + HOUR);
    await setup.sendAt(MORNING);
    expect(setup.mentioned()).toEqual([['claire', ['velo', amount(120), amount(90)]]]);
  });

  test('a price that rises, or is no lower, is in no e-mail', async () => {
    const setup = aSetup();
    expect(await setup.event('velo', 120, 120)).toEqual([]);
    expect(await setup.event('velo', 100, 120)).toEqual([]);
    expect(setup.queue.of('claire')).toBeNull();
  });

  test('events that come twice, late or in another order change nothing', async () => {
    const setup = aSetup();
    setup.favourites.remove('ines', 'velo');
    setup.price('velo', 110);
    setup.price('velo', 90);
    await Promise.all([setup.event('velo', 110, 90), setup.event('velo', 120, 110), setup.event('velo', 110, 90)]);
    expect((await setup.sendAt(MORNING)).sent).toBe(1);
    await setup.event('velo', 120, 110);
    await setup.event('velo', 110, 90);
    expect(await setup.sendAt(MORNING)).toEqual(nothing);
    expect(await setup.sendAt(MORNING + DAY)).toEqual(nothing);
    expect(await setup.sendAt(MORNING + 2 * DAY)).toEqual(nothing);
    expect(setup.mentioned()).toEqual([['claire', ['velo', amount(120), amount(90)]]]);
  });

  test('a next drop is in a next e-mail, measured from the price of the last one', async () => {
    const setup = aSetup();
    setup.favourites.remove('ines', 'velo');
    await setup.lower('velo', 120, 100);
    await setup.sendAt(MORNING);
    await setup.lower('velo', 100, 80, MORNING + HOUR);
    await setup.sendAt(MORNING + DAY);
    await setup.lower('velo', 80, 70, MORNING + 5 * DAY);
    await setup.sendAt(MORNING + 6 * DAY);
    expect(setup.mentioned().map(([, drop]) => drop)).toEqual([
      ['velo', amount(120), amount(100)],
      ['velo', amount(100), amount(80)],
      ['velo', amount(80), amount(70)],
    ]);
  });

  test('a price that is raised after an e-mail and lowered again to what it said is in no further one', async () => {
    const setup = aSetup();
    await setup.lower('velo', 120, 100);
    expect((await setup.sendAt(MORNING)).sent).toBe(2);
    setup.price('velo', 110, MORNING + HOUR);
    await setup.lower('velo', 110, 100, MORNING + 2 * HOUR);
    expect(await setup.sendAt(MORNING + DAY)).toEqual(nothing);
    setup.price('velo', 130, MORNING + 3 * DAY);
    await setup.lower('velo', 130, 110, MORNING + 5 * DAY);
    expect(await setup.sendAt(MORNING + 6 * DAY)).toEqual(nothing);
  });

  test('an event that enters some people only is repeated, and enters those who are missing', async () => {
    const setup = aSetup();
    setup.unreachable.add('claire');
    expect(await setup.lower('velo', 120, 100)).toEqual([refusal]);
    setup.unreachable.clear();
    const entered = setup.queue.of('ines');
    expect(await setup.event('velo', 120, 100)).toEqual([]);
    expect(setup.queue.of('ines')).toBe(entered);
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 2, failures: [] });
  });

  test('people who could not be read are entered when the event comes again', async () => {
    const setup = aSetup();
    const { peopleWith } = setup.favourites;
    setup.favourites.peopleWith = async function* () {
      yield ['claire'];
      throw refusal;
    };
    await expect(setup.lower('velo', 120, 100)).rejects.toBe(refusal);
    setup.favourites.peopleWith = peopleWith;
    await setup.event('velo', 120, 100);
    expect((await setup.sendAt(MORNING)).sent).toBe(2);
  });

  test('what is no favourite any more, sold, dearer again, or of a seller hidden meanwhile is not mentioned', async () => {
    const setup = aSetup();
    await setup.lower('velo', 120, 100);
    await setup.lower('table', 120, 100);
    setup.favourites.remove('claire', 'velo');
    setup.change('table', { state: 'sold' });
    setup.favourites.hide('ines', 'karim');
    expect(await setup.sendAt(MORNING)).toEqual(nothing);
    const other = aSetup();
    await other.lower('velo', 120, 100);
    other.price('velo', 130, NOON + HOUR);
    expect(await other.sendAt(MORNING)).toEqual(nothing);
  });

  test('a person who wants no such e-mails, or whose account is closed, gets none; one whose account is restricted does', async () => {
    const setup = aSetup();
    await setup.lower('velo', 120, 100);
    setup.recipients.ask('favouritePrices-token-of-claire');
    setup.recipients.restrict('ines', 'closed');
    expect(await setup.sendAt(MORNING)).toEqual(nothing);
    const other = aSetup();
    await other.lower('velo', 120, 100);
    other.recipients.ask('savedSearches-token-of-claire');
    other.recipients.restrict('ines', 'for a day');
    expect((await other.sendAt(MORNING)).sent).toBe(2);
  });

  test('a recipient who has given no name is not called by the one that stands for it', async () => {
    const setup = aSetup();
    setup.recipients.names.set('claire', fallbackDisplayName('claire'));
    await setup.lower('velo', 120, 100);
    await setup.sendAt(MORNING);
    expect(setup.mails[0]?.recipientName).toBe('');
  });

  test('runs that overlap send no e-mail twice', async () => {
    const setup = aSetup();
    await setup.lower('velo', 120, 100);
    const runs = await Promise.all([setup.sendAt(MORNING), setup.sendAt(MORNING)]);
    expect(runs.reduce((sum, { sent }) => sum + sent, 0)).toBe(2);
    expect(setup.mails).toHaveLength(2);
  });

  test('an e-mail that the mail server refuses is sent later, about what is left to mention then', async () => {
    const setup = aSetup();
    await setup.lower('velo', 120, 100);
    setup.onSend = () => {
      throw refusal;
    };
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 0, failures: [refusal, refusal] });
    setup.onSend = () => undefined;
    await setup.lower('table', 120, 90, MORNING + 1);
    setup.favourites.remove('ines', 'velo');
    expect(await setup.sendAt(MORNING + RETRY_DELAY - 1)).toEqual(nothing);
    expect(await setup.sendAt(MORNING + RETRY_DELAY)).toEqual({ sent: 2, failures: [] });
    expect(setup.mentioned()).toEqual([
      ['claire', ['table', amount(120), amount(90)], ['velo', amount(120), amount(100)]],
      ['ines', ['table', amount(120), amount(90)]],
    ]);
  });

  test('an e-mail whose favourites cannot be read is sent later', async () => {
    const setup = aSetup();
    await setup.lower('velo', 120, 100);
    const { of } = setup.favourites;
    setup.favourites.of = () => Promise.reject(refusal);
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 0, failures: [refusal, refusal] });
    setup.favourites.of = of;
    expect((await setup.sendAt(MORNING + RETRY_DELAY)).sent).toBe(2);
  });

  test('nothing is sent or noted when the person has no entry any more', async () => {
    const setup = aSetup();
    setup.favourites.remove('ines', 'velo');
    await setup.lower('velo', 120, 100);
    setup.onSend = () => {
      void setup.queue.remove('claire');
      throw refusal;
    };
    expect((await setup.sendAt(MORNING)).failures).toHaveLength(1);
    expect(setup.queue.of('claire')).toBeNull();
    await setup.event('velo', 120, 100);
    const { of } = setup.favourites;
    setup.favourites.of = async (uid, ids) => {
      await setup.queue.remove(uid);
      return of.call(setup.favourites, uid, ids);
    };
    expect(await setup.sendAt(MORNING + DAY)).toEqual(nothing);
  });
});
