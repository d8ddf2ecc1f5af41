import { describe, expect, test } from 'vitest';
import { EnterReporters } from '../../../src/application/notifications/outcomes/EnterReporters';
import type { ReporterMail } from '../../../src/application/notifications/outcomes/OutcomeMailer';
import { ScheduleOutcomeMails } from '../../../src/application/notifications/outcomes/ScheduleOutcomeMails';
import { SendOutcomeMails } from '../../../src/application/notifications/outcomes/SendOutcomeMails';
import { fallbackDisplayName } from '../../../src/domain/account/UserProfile';
import type { ReportTarget } from '../../../src/domain/moderation/Report';
import type { ReportOutcome } from '../../../src/domain/moderation/ReportOutcome';
import type { AnsweredReports, OutcomeMail } from '../../../src/domain/notifications/OutcomeMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, MINUTE } from '../../../src/domain/shared/Instant';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryNotificationQueue } from '../../support/inMemory/notifications/InMemoryNotificationQueue';
import { InMemoryReportReader } from '../../support/inMemory/notifications/InMemoryReportReader';

const DECIDED = Date.UTC(2026, 10, 23, 12);
const NOW = DECIDED + MINUTE;
const target: ReportTarget = { kind: 'listing', id: 'velo' };
const acted: ReportOutcome = { target, outcome: 'acted', decidedAt: DECIDED };
const refusal = new Error('421 too many connections');

interface Options {
  readonly reporters?: readonly string[];
  /** How many reports are in a portion. */
  readonly portion?: number;
}

/** Claire and Karim have reported the bicycle a day before; it has been answered. */
function aSetup({ reporters = ['claire', 'karim'], portion = 100 }: Options = {}) {
  const setup = {
    now: NOW,
    mails: [] as ReporterMail[],
    /** What sending an e-mail does, besides. */
    onSend: (() => undefined) as (address: string) => void,
  };
  const reports = new InMemoryReportReader(portion);
  const report = (reporterId: string, createdAt: number) => {
    const sent = { reporterId, target, reason: 'scam', details: '', createdAt, title: 'Vélo' } as const;
    reports.reports = [...reports.reports, sent];
  };
  for (const [at, uid] of reporters.entries()) report(uid, DECIDED - DAY + at);
  reports.outcomes = [acted];
  const addresses = reporters.map((uid) => [uid, `${uid}@exemple.fr`] as const);
  const recipients = new InMemoryMailRecipients(Object.fromEntries(addresses));
  const answered = new InMemoryNotificationQueue<AnsweredReports>();
  const queue = new InMemoryNotificationQueue<OutcomeMail>();
  const clock = { now: () => setup.now };
  const mailer = {
    send: async (mail: ReporterMail) => {
      setup.onSend(mail.address);
      setup.mails.push(mail);
    },
  };
  const schedule = new ScheduleOutcomeMails(answered, clock);
  const enter = new EnterReporters({ answered, reports, mails: queue }, clock);
  const send = new SendOutcomeMails({ queue, reports, recipients }, mailer, clock);
  return Object.assign(setup, {
    reports,
    report,
    recipients,
    answered,
    queue,
    event: (before: ReportOutcome | null = null, after = acted) => schedule.execute(before, after),
    /** Why something has failed. */
    runAt: async (now = NOW) => {
      setup.now = now;
      const failures = await enter.execute();
      return [...failures, ...(await send.execute()).failures];
    },
    notified: () => setup.mails.map(({ recipientId, answer }) => `${recipientId}: ${answer.outcome}`).toSorted(),
  });
}

describe('e-mails about reports', () => {
  test('each of those who have reported gets one e-mail, which says what became of it', async () => {
    const setup = aSetup();
    await setup.event();
    expect(await setup.runAt()).toEqual([]);
    expect(await setup.runAt(NOW + DAY)).toEqual([]);
    expect(setup.notified()).toEqual(['claire: acted', 'karim: acted']);
    expect(setup.mails.find(({ recipientId }) => recipientId === 'claire')).toEqual({
      recipientId: 'claire',
      address: 'claire@exemple.fr',
      recipientName: 'claire',
      report: expect.objectContaining({ target, reason: 'scam', createdAt: DECIDED - DAY }) as object,
      answer: { outcome: 'acted', decidedAt: DECIDED },
    });
  });

  test('an event that comes twice, also after the e-mails have left, notifies nobody a second time', async () => {
    const setup = aSetup();
    await Promise.all([setup.event(), setup.event()]);
    await Promise.all([setup.runAt(), setup.runAt()]);
    await setup.event();
    // Nor is anything read again.
    expect(setup.answered.of(`listing~velo~${DECIDED}`)).toMatchObject({ dueAt: null });
    await setup.runAt(NOW + DAY);
    expect(setup.notified()).toEqual(['claire: acted', 'karim: acted']);
  });

  test('a later outcome tells those alone whom no outcome has answered before, in whatever order events come', async () => {
    for (const order of [
      ['first', 'second'],
      ['second', 'first'],
    ]) {
      const setup = aSetup();
      const second: ReportOutcome = { ...acted, outcome: 'dismissed', decidedAt: DECIDED + 20 };
      setup.report('ines', DECIDED + 10);
      setup.reports.outcomes = [second];
      for (const event of order) {
        await (event === 'first' ? setup.event() : setup.event(acted, second));
        await setup.runAt();
      }
      // Inès has no confirmed address.
      expect(setup.notified()).toEqual(['claire: dismissed', 'karim: dismissed']);
      expect(setup.queue.of('ines~listing~velo')).toMatchObject({ decidedAt: DECIDED + 20, dueAt: null });
      expect(setup.queue.of('claire~listing~velo')).toMatchObject({ decidedAt: DECIDED });
    }
  });

  test('a measure that is overturned before the e-mail has left is not announced, and one that is overturned later brings no second e-mail', async () => {
    const setup = aSetup();
    const overturned: ReportOutcome = { ...acted, outcome: 'dismissed', decidedAt: DECIDED + 10 };
    await setup.event();
    setup.reports.outcomes = [overturned];
    await setup.event(acted, overturned);
    await setup.runAt();
    expect(setup.notified()).toEqual(['claire: dismissed', 'karim: dismissed']);
    const later = aSetup();
    await later.event();
    await later.runAt();
    later.reports.outcomes = [overturned];
    await later.event(acted, overturned);
    await later.runAt();
    expect(later.notified()).toEqual(['claire: acted', 'karim: acted']);
  });

  test('a report that came after the outcome is part of the next notification', async () => {
    const setup = aSetup({ reporters: ['claire'] });
    setup.report('karim', DECIDED + 10);
    await setup.event();
    await setup.runAt();
    expect(setup.notified()).toEqual(['claire: acted']);
    expect(setup.queue.of('karim~listing~velo')).toBeNull();
  });

  test('an old outcome that is stored again notifies nobody', async () => {
    const setup = aSetup();
    setup.now = DECIDED + 30 * DAY;
    await setup.event();
    await setup.runAt(setup.now);
    expect(setup.mails).toEqual([]);
  });
});

describe('who is notified of what became of a report', () => {
  test('a person without a confirmed address, or whose account is gone, gets no e-mail, neither later', async () => {
    const setup = aSetup({ reporters: [] });
    for (const uid of ['paul', 'nobody']) setup.report(uid, DECIDED - DAY);
    await setup.event();
    expect(await setup.runAt()).toEqual([]);
    await setup.runAt(NOW + DAY);
    expect(setup.mails).toEqual([]);
    expect(setup.queue.of('paul~listing~velo')).toMatchObject({ dueAt: null });
  });

  test.each(['closed', 'for a day'] as const)(
    'a person is notified whatever e-mails they want, also while their account is closed or restricted: %s',
    async (kind) => {
      const setup = aSetup({ reporters: ['claire'] });
      setup.recipients.restrict('claire', kind);
      for (const choice of ['messages', 'savedSearches', 'endingListings', 'favouritePrices'])
        await setup.recipients.unsubscribe(`${choice}-token-of-claire`);
      await setup.event();
      await setup.runAt();
      expect(setup.notified()).toEqual(['claire: acted']);
    },
  );

  test('a person who has given no name is not called by the one that stands for it', async () => {
    const setup = aSetup({ reporters: ['claire'] });
    setup.recipients.names.set('claire', fallbackDisplayName('claire'));
    await setup.event();
    await setup.runAt();
    expect(setup.mails).toMatchObject([{ recipientName: '' }]);
  });

  test('a report or an outcome that is gone when the e-mail is due is announced to nobody', async () => {
    for (const gone of ['reports', 'outcomes'] as const) {
      const setup = aSetup();
      await setup.event();
      setup.onSend = () => {
        throw refusal;
      };
      expect(await setup.runAt()).toEqual([refusal, refusal]);
      setup.onSend = () => undefined;
      setup.reports[gone] = [];
      expect(await setup.runAt(NOW + DAY)).toEqual([]);
      expect(setup.mails).toEqual([]);
    }
  });
});

describe('many reports about a target', () => {
  const reporters = Array.from({ length: 25 }, (_, at) => `p${at}`);

  test('each run enters a portion of the reporters, until all are notified, each once', async () => {
    const setup = aSetup({ reporters, portion: 10 });
    await setup.event();
    const counts: number[] = [];
    for (let minute = 0; minute < 4; minute += 1) {
      expect(await setup.runAt(NOW + minute * MINUTE)).toEqual([]);
      counts.push(new Set(setup.notified()).size);
    }
    // Portions overlap by one report.
    expect(counts).toEqual([10, 19, 25, 25]);
    expect(setup.mails).toHaveLength(25);
  });

  test('runs that overlap tell each reporter once', async () => {
    const setup = aSetup({ reporters, portion: 10 });
    await setup.event();
    for (let minute = 0; minute < 4; minute += 1)
      await Promise.all([setup.runAt(NOW + minute * MINUTE), setup.runAt(NOW + minute * MINUTE)]);
    expect(setup.mails).toHaveLength(25);
  });
});

describe('failures of e-mails about reports', () => {
  test('an e-mail that the mail server refuses is sent later, once, and keeps no other from being sent', async () => {
    const setup = aSetup();
    await setup.event();
    setup.onSend = (address) => {
      if (address.startsWith('claire')) throw refusal;
    };
    expect(await setup.runAt()).toEqual([refusal]);
    expect(setup.notified()).toEqual(['karim: acted']);
    setup.onSend = () => undefined;
    await setup.event();
    expect(await setup.runAt(NOW + RETRY_DELAY - 1)).toEqual([]);
    expect(setup.mails).toHaveLength(1);
    expect(await setup.runAt(NOW + RETRY_DELAY)).toEqual([]);
    expect(setup.notified()).toEqual(['claire: acted', 'karim: acted']);
  });

  test('an e-mail is given up after ten attempts, and is not begun again by a late event', async () => {
    const setup = aSetup({ reporters: ['claire'] });
    await setup.event();
    setup.onSend = () => {
      throw refusal;
    };
    let attempts = 0;
    for (let now = NOW; now < NOW + 3 * DAY; now += MINUTE) attempts += (await setup.runAt(now)).length;
    expect(attempts).toBe(10);
    setup.onSend = () => undefined;
    await setup.event();
    await setup.runAt(NOW + 4 * DAY);
    expect(setup.mails).toEqual([]);
  });

  test('reports that cannot be read are read later', async () => {
    const setup = aSetup();
    const { portionOf } = setup.reports;
    setup.reports.portionOf = () => Promise.reject(refusal);
    await setup.event();
    expect(await setup.runAt()).toEqual([refusal]);
    setup.reports.portionOf = portionOf;
    expect(await setup.runAt(NOW + RETRY_DELAY - 1)).toEqual([]);
    expect(setup.mails).toEqual([]);
    expect(await setup.runAt(NOW + RETRY_DELAY)).toEqual([]);
    expect(setup.mails).toHaveLength(2);
  });

  test('a reporter who cannot be entered is entered later, with no second e-mail to the others', async () => {
    const setup = aSetup();
    const { change } = setup.queue;
    setup.queue.change = (key, changed) =>
      key.startsWith('claire') ? Promise.reject(refusal) : change.call(setup.queue, key, changed);
    await setup.event();
    expect(await setup.runAt()).toMatchObject([{ errors: [refusal] }]);
    expect(setup.notified()).toEqual(['karim: acted']);
    setup.queue.change = change;
    await setup.runAt(NOW + RETRY_DELAY);
    expect(setup.notified()).toEqual(['claire: acted', 'karim: acted']);
  });

  test('an outcome that cannot be entered fails, so that its event comes again', async () => {
    const setup = aSetup();
    setup.answered.change = () => Promise.reject(refusal);
    await expect(setup.event()).rejects.toBe(refusal);
  });

  test('a failure is noted nowhere when there is no entry any more, and nothing is sent without one', async () => {
    const setup = aSetup({ reporters: ['claire'] });
    await setup.event();
    setup.onSend = () => {
      void setup.queue.remove('claire~listing~velo');
      throw refusal;
    };
    expect(await setup.runAt()).toEqual([refusal]);
    expect(setup.queue.of('claire~listing~velo')).toBeNull();
    const gone = aSetup({ reporters: ['claire'] });
    await gone.event();
    const { read } = gone.reports;
    gone.reports.read = async (uid, about) => {
      await gone.queue.remove('claire~listing~velo');
      return read.call(gone.reports, uid, about);
    };
    expect(await gone.runAt()).toEqual([]);
    expect(gone.mails).toEqual([]);
  });
});
