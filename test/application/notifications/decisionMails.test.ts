import { describe, expect, test } from 'vitest';
import type { ConcernedMail } from '../../../src/application/notifications/decisions/DecisionMailer';
import { ScheduleDecisionMail } from '../../../src/application/notifications/decisions/ScheduleDecisionMail';
import { SendDecisionMails } from '../../../src/application/notifications/decisions/SendDecisionMails';
import { fallbackDisplayName } from '../../../src/domain/account/UserProfile';
import type { Decision } from '../../../src/domain/moderation/Decision';
import type { DecisionMail } from '../../../src/domain/notifications/DecisionMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { aDecision, aStatement, decidedAt } from '../../support/builders/aDecision';
import { InMemoryDecisionReader } from '../../support/inMemory/notifications/InMemoryDecisionReader';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryNotificationQueue } from '../../support/inMemory/notifications/InMemoryNotificationQueue';

const ID = '0000000042';
const NOW = decidedAt + MINUTE;
const decision = aDecision();
const overturned: Partial<Decision> = { status: 'overturned', answer: 'Nous nous sommes trompés.', answeredAt: NOW };

const one = { sent: 1, failures: [] };
const nothing = { sent: 0, failures: [] };
const refusal = new Error('421 too many connections');

function aSetup(first: Decision = decision) {
  const setup = {
    now: NOW,
    mails: [] as ConcernedMail[],
    /** What sending does, besides. */
    onSend: (): void => undefined,
  };
  const reader = new InMemoryDecisionReader();
  reader.decisions = [first];
  const queue = new InMemoryNotificationQueue<DecisionMail>();
  const recipients = new InMemoryMailRecipients({ karim: 'karim@exemple.fr', ines: 'ines@exemple.fr' });
  const mailer = {
    send: async (mail: ConcernedMail) => {
      setup.onSend();
      setup.mails.push(mail);
    },
  };
  const clock = { now: () => setup.now };
  const schedule = new ScheduleDecisionMail(reader, queue, clock);
  const send = new SendDecisionMails({ queue, decisions: reader, recipients }, { mailer, pushes: null }, clock);
  return Object.assign(setup, {
    reader,
    queue,
    recipients,
    /** Of the decision that is read from now on. */
    change: (changes: Partial<Decision>) => {
      reader.decisions = [{ ...first, ...changes }];
    },
    event: (id = ID) => schedule.execute(id),
    send: () => send.execute(),
    sendAt: (now: number) => {
      setup.now = now;
      return send.execute();
    },
    sentNews: () => setup.mails.map(({ news, decision: { status } }) => `${news}: ${status}`),
  });
}

describe('e-mails about decisions', () => {
  test('the person concerned gets one e-mail about a decision', async () => {
    const setup = aSetup();
    await setup.event();
    expect(await setup.send()).toEqual(one);
    expect(await setup.sendAt(NOW + HOUR)).toEqual(nothing);
    expect(setup.mails).toEqual([
      {
        address: 'karim@exemple.fr',
        decisionId: ID,
        recipientName: 'karim',
        news: 'taken',
        decision,
        hasEnded: false,
      },
    ]);
  });

  test('an event that comes twice, also after the e-mail has left, notifies nobody a second time', async () => {
    const setup = aSetup();
    await Promise.all([setup.event(), setup.event()]);
    expect(await setup.send()).toEqual(one);
    await setup.event();
    expect(await setup.sendAt(NOW + DAY)).toEqual(nothing);
  });

  test('a judgement is announced by an e-mail of its own, once', async () => {
    const setup = aSetup();
    await setup.event();
    await setup.send();
    setup.change({ status: 'appealed', appeal: 'Je conteste.', appealedAt: NOW });
    await setup.event();
    expect(await setup.send()).toEqual(nothing);
    setup.change({ ...overturned, status: 'upheld', appeal: 'Je conteste.' });
    await setup.event();
    await setup.event();
    expect(await setup.send()).toEqual(one);
    await setup.event();
    expect(await setup.send()).toEqual(nothing);
    expect(setup.sentNews()).toEqual(['taken: standing', 'judged: upheld']);
  });

  test('a decision that is overturned before its e-mail has left is announced by one e-mail, which says so', async () => {
    const setup = aSetup();
    await setup.event();
    setup.change(overturned);
    await setup.event();
    expect(await setup.send()).toEqual(one);
    expect(await setup.sendAt(NOW + DAY)).toEqual(nothing);
    expect(setup.sentNews()).toEqual(['judged: overturned']);
  });

  test('events in another order tell the same, since each looks at the decision as it is', async () => {
    const setup = aSetup({ ...decision, ...overturned });
    // That of the judgement, then that of the decision.
    await setup.event();
    expect(await setup.send()).toEqual(one);
    await setup.event();
    expect(await setup.send()).toEqual(nothing);
    expect(setup.sentNews()).toEqual(['judged: overturned']);
  });

  test('a judgement while the e-mail about its decision is being sent is announced as well', async () => {
    const setup = aSetup();
    await setup.event();
    const judged: Promise<void>[] = [];
    setup.onSend = () => {
      setup.change(overturned);
      judged.push(setup.event());
    };
    await setup.send();
    await Promise.all(judged);
    setup.onSend = () => undefined;
    await setup.send();
    expect(setup.sentNews()).toEqual(['taken: standing', 'judged: overturned']);
  });

  test('a person who has appealed before the e-mail has left has read the decision, and gets none', async () => {
    const setup = aSetup();
    await setup.event();
    setup.change({ status: 'appealed', appeal: 'Je conteste.', appealedAt: NOW });
    expect(await setup.send()).toEqual(nothing);
    setup.change({});
    expect(await setup.sendAt(NOW + HOUR)).toEqual(nothing);
  });

  test('an old decision whose document is changed notifies nobody', async () => {
    const setup = aSetup();
    setup.now = decidedAt + 30 * DAY;
    await setup.event();
    expect(await setup.send()).toEqual(nothing);
  });

  test('an event about a decision that is gone notifies nobody, and neither does an entry of it', async () => {
    const setup = aSetup();
    await setup.event('0000000043');
    await setup.event();
    setup.reader.decisions = [];
    await setup.event();
    expect(await setup.send()).toEqual(nothing);
  });

  test('decisions about several people are each announced to the one concerned', async () => {
    const setup = aSetup();
    setup.reader.decisions = [decision, aDecision({ number: 43, statement: aStatement({ personId: 'ines' }) })];
    await setup.event();
    await setup.event('0000000043');
    expect((await setup.send()).sent).toBe(2);
    expect(setup.mails.map(({ address, decision: { number } }) => [address, number])).toEqual([
      ['karim@exemple.fr', 42],
      ['ines@exemple.fr', 43],
    ]);
  });
});

describe('who is notified of a decision', () => {
  test.each(['closed', 'for a day'] as const)(
    'a person is notified of a decision also while their account is closed or restricted: %s',
    async (kind) => {
      const setup = aSetup();
      setup.recipients.restrict('karim', kind);
      await setup.event();
      expect(await setup.send()).toEqual(one);
    },
  );

  test('a person who wants no other e-mails is notified of a decision', async () => {
    const setup = aSetup();
    for (const choice of ['messages', 'savedSearches', 'endingListings', 'favouritePrices'])
      await setup.recipients.unsubscribe(`${choice}-token-of-karim`);
    await setup.event();
    expect(await setup.send()).toEqual(one);
  });

  test('a person without a confirmed address, or whose account was erased, gets no e-mail, neither later', async () => {
    const setup = aSetup(aDecision({ statement: aStatement({ personId: 'paul' }) }));
    await setup.event();
    expect(await setup.send()).toEqual(nothing);
    await setup.event();
    expect(await setup.sendAt(NOW + HOUR)).toEqual(nothing);
    expect(setup.queue.of(`${ID}~taken`)).toMatchObject({ dueAt: null });
  });

  test('a person who has given no name is not called by the one that stands for it', async () => {
    const setup = aSetup();
    setup.recipients.names.set('karim', fallbackDisplayName('karim'));
    await setup.event();
    await setup.send();
    expect(setup.mails[0]?.recipientName).toBe('');
  });
});

describe('a restriction', () => {
  const restricted = aDecision({
    statement: aStatement({
      measure: 'restriction',
      until: decidedAt + 7 * DAY,
      target: { kind: 'person', id: 'karim' },
    }),
  });

  test('an e-mail does not say of a restriction that runs that it is over', async () => {
    const setup = aSetup(restricted);
    setup.reader.restrictions.set('karim', { until: decidedAt + 7 * DAY, decision: 42 });
    await setup.event();
    await setup.send();
    expect(setup.mails).toMatchObject([{ hasEnded: false }]);
  });

  test('an e-mail says so when a restriction was lifted before it has left, or another decision has replaced it', async () => {
    for (const decisionInForce of [null, 43]) {
      const setup = aSetup(restricted);
      if (decisionInForce !== null)
        setup.reader.restrictions.set('karim', { until: null, since: NOW, decision: decisionInForce });
      await setup.event();
      await setup.send();
      expect(setup.mails).toMatchObject([{ hasEnded: true }]);
    }
  });
});

describe('failures of e-mails about decisions', () => {
  test('runs that overlap send no e-mail twice', async () => {
    const setup = aSetup();
    await setup.event();
    const runs = await Promise.all([setup.send(), setup.send()]);
    expect(runs.map(({ sent }) => sent).sort()).toEqual([0, 1]);
  });

  test('an e-mail that the mail server refuses is sent later, once, whatever events come meanwhile', async () => {
    const setup = aSetup();
    await setup.event();
    setup.onSend = () => {
      throw refusal;
    };
    expect(await setup.send()).toEqual({ sent: 0, failures: [refusal] });
    await setup.event();
    setup.onSend = () => undefined;
    expect(await setup.sendAt(NOW + RETRY_DELAY - 1)).toEqual(nothing);
    expect(await setup.sendAt(NOW + RETRY_DELAY)).toEqual(one);
    expect(await setup.sendAt(NOW + DAY)).toEqual(nothing);
  });

  test('an e-mail that waits for a mail server says nothing of a decision that is overturned meanwhile', async () => {
    const setup = aSetup();
    await setup.event();
    setup.onSend = () => {
      throw refusal;
    };
    await setup.send();
    setup.onSend = () => undefined;
    setup.change(overturned);
    await setup.event();
    await setup.send();
    expect(await setup.sendAt(NOW + RETRY_DELAY)).toEqual(nothing);
    expect(setup.sentNews()).toEqual(['judged: overturned']);
  });

  test('an e-mail that was given up is not begun again by a late event', async () => {
    const setup = aSetup();
    await setup.event();
    setup.onSend = () => {
      throw refusal;
    };
    let attempts = 0;
    for (let now = NOW; now < NOW + 3 * DAY; now += MINUTE) attempts += (await setup.sendAt(now)).failures.length;
    expect(attempts).toBe(10);
    setup.onSend = () => undefined;
    await setup.event();
    expect(await setup.send()).toEqual(nothing);
  });

  test('an e-mail whose decision cannot be read is sent later', async () => {
    const setup = aSetup();
    await setup.event();
    const { restrictionOf } = setup.reader;
    setup.reader.restrictionOf = () => Promise.reject(refusal);
    expect(await setup.send()).toEqual({ sent: 0, failures: [refusal] });
    setup.reader.restrictionOf = restrictionOf;
    expect(await setup.sendAt(NOW + RETRY_DELAY - 1)).toEqual(nothing);
    expect(await setup.sendAt(NOW + RETRY_DELAY)).toEqual(one);
  });

  test('an event whose decision cannot be read, or whose person cannot be entered, fails, so that it comes again', async () => {
    const setup = aSetup();
    const { read } = setup.reader;
    setup.reader.read = () => Promise.reject(refusal);
    await expect(setup.event()).rejects.toBe(refusal);
    setup.reader.read = read;
    const { change } = setup.queue;
    setup.queue.change = () => Promise.reject(refusal);
    await expect(setup.event()).rejects.toBe(refusal);
    setup.queue.change = change;
    await setup.event();
    expect(await setup.send()).toEqual(one);
  });

  test('a failure is noted nowhere when there is no entry any more, and nothing is sent without one', async () => {
    const setup = aSetup();
    await setup.event();
    setup.onSend = () => {
      void setup.queue.remove(`${ID}~taken`);
      throw refusal;
    };
    expect((await setup.send()).failures).toHaveLength(1);
    expect(setup.queue.of(`${ID}~taken`)).toBeNull();
    await setup.event();
    const { restrictionOf } = setup.reader;
    setup.reader.restrictionOf = async (uid) => {
      await setup.queue.remove(`${ID}~taken`);
      return restrictionOf.call(setup.reader, uid);
    };
    expect(await setup.send()).toEqual(nothing);
  });
});
