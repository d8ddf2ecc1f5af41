import { describe, expect, test } from 'vitest';
import type { EndingListingsMail } from '../../../src/application/notifications/EndingMailer';
import { ScheduleEndingMails } from '../../../src/application/notifications/ScheduleEndingMails';
import { SendEndingMails } from '../../../src/application/notifications/SendEndingMails';
import { fallbackDisplayName } from '../../../src/domain/account/UserProfile';
import type { Listing } from '../../../src/domain/listings/Listing';
import type { EndingMail } from '../../../src/domain/notifications/EndingMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR } from '../../../src/domain/shared/Instant';
import { aListing } from '../../support/builders/aListing';
import { InMemoryEndingListings } from '../../support/inMemory/notifications/InMemoryEndingListings';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryNotificationQueue } from '../../support/inMemory/notifications/InMemoryNotificationQueue';

const TODAY = Date.UTC(2026, 5, 15);
/** Eight o’clock in Paris. */
const MORNING = TODAY + 6 * HOUR;
/** When owners are entered. */
const EARLY = TODAY + 3 * HOUR;

const soon = aListing({ id: 'velo', expiresAt: TODAY + 3 * DAY });
const ended = aListing({ id: 'table', expiresAt: TODAY });
const nothing = { sent: 0, failures: [] };
const refusal = new Error('421 too many connections');

function aSetup(listings: readonly Listing[] = [soon, ended]) {
  const setup = {
    now: EARLY,
    mails: [] as EndingListingsMail[],
    /** What sending does, besides. */
    onSend: (): void => undefined,
    /** Whose entries cannot be changed. */
    unreachable: new Set<string>(),
  };
  const reader = new InMemoryEndingListings();
  reader.listings = listings;
  const queue = new InMemoryNotificationQueue<EndingMail>();
  const recipients = new InMemoryMailRecipients({ claire: 'claire@exemple.fr', ines: 'ines@exemple.fr' });
  const mailer = {
    send: async (mail: EndingListingsMail) => {
      setup.onSend();
      setup.mails.push(mail);
    },
  };
  const clock = { now: () => setup.now };
  const change: typeof queue.change = async (uid, by) => {
    if (setup.unreachable.has(uid)) throw refusal;
    return queue.change(uid, by);
  };
  const schedule = new ScheduleEndingMails(reader, { change }, clock);
  const send = new SendEndingMails({ queue, listings: reader, recipients }, { mailer, pushes: null }, clock);
  return Object.assign(setup, {
    reader,
    queue,
    recipients,
    scheduleAt: (now: number) => {
      setup.now = now;
      return schedule.execute();
    },
    sendAt: (now: number) => {
      setup.now = now;
      return send.execute();
    },
  });
}

describe('e-mails about the end of listings', () => {
  test('an owner gets one e-mail in the morning about all of their listings that end in three days or have ended', async () => {
    const other = aListing({ id: 'lampe', ownerId: 'ines', expiresAt: TODAY });
    const setup = aSetup([soon, other, ended, aListing({ id: 'chaise', expiresAt: TODAY + 2 * DAY })]);
    expect(await setup.scheduleAt(EARLY)).toEqual([]);
    expect(await setup.sendAt(MORNING - 1)).toEqual(nothing);
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 2, failures: [] });
    expect(await setup.sendAt(MORNING + HOUR)).toEqual(nothing);
    expect(setup.mails).toEqual([
      {
        address: 'claire@exemple.fr',
        recipientId: 'claire',
        recipientName: 'claire',
        day: TODAY,
        soon: [soon],
        ended: [ended],
        unsubscribeToken: 'endingListings-token-of-claire',
      },
      expect.objectContaining({ recipientId: 'ines', soon: [], ended: [other] }),
    ]);
  });

  test('a listing gets an e-mail when it can be renewed, another when it has ended, and none in between or later', async () => {
    const setup = aSetup([soon]);
    const days: number[] = [];
    for (let day = -2; day < 7; day += 1) {
      await setup.scheduleAt(EARLY + day * DAY);
      if ((await setup.sendAt(MORNING + day * DAY)).sent > 0) days.push(day);
    }
    expect(days).toEqual([0, 3]);
    expect(setup.mails.map((mail) => [mail.soon.length, mail.ended.length])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test('a listing that a server has expired before the e-mail was scheduled is mentioned as ended, once', async () => {
    const setup = aSetup([soon, ended]);
    setup.reader.listings = [soon, { ...ended, state: 'expired', updatedAt: TODAY + HOUR }];
    await setup.scheduleAt(EARLY);
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 1, failures: [] });
    expect(await setup.sendAt(MORNING + HOUR)).toEqual(nothing);
    expect(setup.mails.map((mail) => mail.ended.map(({ id }) => id))).toEqual([['table']]);
  });

  test('a listing that a server expires between the scheduling and the sending of the e-mail is mentioned all the same', async () => {
    const setup = aSetup([ended]);
    await setup.scheduleAt(EARLY);
    setup.reader.listings = [{ ...ended, state: 'expired', updatedAt: EARLY + HOUR }];
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 1, failures: [] });
  });

  test('runs that overlap, or come later on the same day, enter nobody a second time', async () => {
    const setup = aSetup();
    await Promise.all([setup.scheduleAt(EARLY), setup.scheduleAt(EARLY)]);
    expect((await setup.sendAt(MORNING)).sent).toBe(1);
    await setup.scheduleAt(MORNING + HOUR);
    expect(await setup.sendAt(MORNING + HOUR)).toEqual(nothing);
  });

  test('a run that was delayed until the next day takes nothing back that was entered for it', async () => {
    const setup = aSetup([soon, { ...ended, expiresAt: TODAY + DAY }]);
    await setup.scheduleAt(EARLY + DAY);
    await setup.scheduleAt(EARLY);
    expect(setup.queue.of('claire')).toMatchObject({ day: TODAY + DAY, dueAt: MORNING + DAY });
  });

  test('a run later on the same day enters those whom the first one could not, and those who are missing altogether', async () => {
    const setup = aSetup([soon, aListing({ id: 'lampe', ownerId: 'ines', expiresAt: TODAY + 3 * DAY })]);
    setup.unreachable.add('claire');
    expect(await setup.scheduleAt(EARLY)).toEqual([refusal]);
    expect((await setup.sendAt(MORNING)).sent).toBe(1);
    setup.unreachable.clear();
    expect(await setup.scheduleAt(MORNING + 3 * HOUR)).toEqual([]);
    expect((await setup.sendAt(MORNING + 3 * HOUR)).sent).toBe(1);
    expect(setup.mails.map(({ recipientId }) => recipientId)).toEqual(['ines', 'claire']);
  });

  test('an owner of many listings is entered once in a run, also when one of the entries fails', async () => {
    const setup = aSetup(Array.from({ length: 5 }, (_, at) => ({ ...soon, id: `velo${at}` })));
    setup.unreachable.add('claire');
    expect(await setup.scheduleAt(EARLY)).toEqual([refusal]);
    setup.unreachable.clear();
    await setup.scheduleAt(EARLY);
    await setup.sendAt(MORNING);
    expect(setup.mails.map((mail) => mail.soon.length)).toEqual([5]);
  });

  test('an owner whose listings are all sold, paused, refused or deleted is not entered', async () => {
    const states = ['sold', 'paused', 'refused', 'deleted'] as const;
    const setup = aSetup(states.map((state) => ({ ...ended, id: state, state })));
    await setup.scheduleAt(EARLY);
    expect(setup.queue.of('claire')).toBeNull();
  });

  test('a listing that is renewed or sold before the e-mail is sent is not mentioned', async () => {
    const setup = aSetup();
    await setup.scheduleAt(EARLY);
    setup.reader.listings = [{ ...soon, expiresAt: TODAY + 60 * DAY }, ended];
    await setup.sendAt(MORNING);
    expect(setup.mails).toMatchObject([{ soon: [], ended: [ended] }]);
  });

  test('no e-mail is sent when nothing is left to mention, neither later on that day', async () => {
    const setup = aSetup();
    await setup.scheduleAt(EARLY);
    setup.reader.listings = [
      { ...soon, state: 'paused' },
      { ...ended, state: 'sold' },
    ];
    expect(await setup.sendAt(MORNING)).toEqual(nothing);
    setup.reader.listings = [soon];
    await setup.scheduleAt(MORNING + HOUR);
    expect(await setup.sendAt(MORNING + HOUR)).toEqual(nothing);
  });

  test('a person who wants no such e-mails, or whose account is closed, gets none', async () => {
    const setup = aSetup([soon, { ...soon, id: 'lampe', ownerId: 'ines' }, { ...soon, id: 'pot', ownerId: 'karim' }]);
    await setup.scheduleAt(EARLY);
    setup.recipients.ask('endingListings-token-of-claire');
    setup.recipients.restrict('ines', 'closed');
    expect(await setup.sendAt(MORNING)).toEqual(nothing);
    expect(await setup.sendAt(MORNING + HOUR)).toEqual(nothing);
  });

  test('an end to other e-mails leaves those about the end of listings', async () => {
    const setup = aSetup();
    await setup.scheduleAt(EARLY);
    setup.recipients.ask('savedSearches-token-of-claire');
    expect((await setup.sendAt(MORNING)).sent).toBe(1);
  });

  test('a recipient who has given no name is not called by the one that stands for it', async () => {
    const setup = aSetup();
    setup.recipients.names.set('claire', fallbackDisplayName('claire'));
    await setup.scheduleAt(EARLY);
    await setup.sendAt(MORNING);
    expect(setup.mails[0]?.recipientName).toBe('');
  });

  test('runs that overlap send no e-mail twice', async () => {
    const setup = aSetup();
    await setup.scheduleAt(EARLY);
    const runs = await Promise.all([setup.sendAt(MORNING), setup.sendAt(MORNING)]);
    expect(runs.map(({ sent }) => sent).sort()).toEqual([0, 1]);
  });

  test('an e-mail that the mail server refuses is sent later, about what is left to mention then', async () => {
    const setup = aSetup();
    await setup.scheduleAt(EARLY);
    setup.onSend = () => {
      throw refusal;
    };
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 0, failures: [refusal] });
    await setup.scheduleAt(MORNING + 1);
    setup.onSend = () => undefined;
    setup.reader.listings = [soon];
    expect(await setup.sendAt(MORNING + RETRY_DELAY - 1)).toEqual(nothing);
    expect(await setup.sendAt(MORNING + RETRY_DELAY)).toEqual({ sent: 1, failures: [] });
    expect(setup.mails).toMatchObject([{ soon: [soon], ended: [] }]);
  });

  test('an e-mail whose listings cannot be read is sent later', async () => {
    const setup = aSetup();
    await setup.scheduleAt(EARLY);
    const { ownedBy } = setup.reader;
    setup.reader.ownedBy = () => Promise.reject(refusal);
    expect(await setup.sendAt(MORNING)).toEqual({ sent: 0, failures: [refusal] });
    setup.reader.ownedBy = ownedBy;
    expect(await setup.sendAt(MORNING + RETRY_DELAY - 1)).toEqual(nothing);
    expect((await setup.sendAt(MORNING + RETRY_DELAY)).sent).toBe(1);
  });

  test('a failure is noted nowhere when the person has no entry any more', async () => {
    const setup = aSetup();
    await setup.scheduleAt(EARLY);
    setup.onSend = () => {
      void setup.queue.remove('claire');
      throw refusal;
    };
    expect((await setup.sendAt(MORNING)).failures).toHaveLength(1);
    expect(setup.queue.of('claire')).toBeNull();
  });

  test('no e-mail is sent when the entry has gone while it was prepared', async () => {
    const setup = aSetup();
    await setup.scheduleAt(EARLY);
    const { ownedBy } = setup.reader;
    setup.reader.ownedBy = async (uid, ends) => {
      await setup.queue.remove('claire');
      return ownedBy.call(setup.reader, uid, ends);
    };
    expect(await setup.sendAt(MORNING)).toEqual(nothing);
  });
});
