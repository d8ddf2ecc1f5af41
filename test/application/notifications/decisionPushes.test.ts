import { describe, expect, test } from 'vitest';
import type { ConcernedMail, PushedDecision } from '../../../src/application/notifications/decisions/DecisionMailer';
import { ScheduleDecisionMail } from '../../../src/application/notifications/decisions/ScheduleDecisionMail';
import { SendDecisionMails } from '../../../src/application/notifications/decisions/SendDecisionMails';
import type { PushAnswer } from '../../../src/application/notifications/PushSender';
import { QueuedPushes } from '../../../src/application/notifications/pushes/QueuedPushes';
import { SendQueuedPushes } from '../../../src/application/notifications/pushes/SendQueuedPushes';
import type { Decision } from '../../../src/domain/moderation/Decision';
import type { DecisionMail } from '../../../src/domain/notifications/DecisionMail';
import type { QueuedPush } from '../../../src/domain/notifications/QueuedPush';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { aDecision, aStatement, decidedAt } from '../../support/builders/aDecision';
import { aPushDevice } from '../../support/builders/aPushDevice';
import { InMemoryDecisionReader } from '../../support/inMemory/notifications/InMemoryDecisionReader';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryNotificationQueue } from '../../support/inMemory/notifications/InMemoryNotificationQueue';
import { InMemoryPushDevices } from '../../support/inMemory/notifications/InMemoryPushDevices';

const ID = '0000000042';
const NOW = decidedAt + MINUTE;
const decision = aDecision();
const overturned: Partial<Decision> = { status: 'overturned', answer: 'Nous nous sommes trompés.', answeredAt: NOW };
const refusal = new Error('421 too many connections');
const outage = new Error('503');

interface Options {
  /** The confirmed address of Karim, whom the decision concerns. */
  readonly address?: string;
  readonly hasMails?: boolean;
  readonly devices?: readonly string[];
}

function aSetup({ address, hasMails = true, devices: names = ['phone'] }: Options = {}) {
  const setup = {
    now: NOW,
    mails: [] as ConcernedMail[],
    onMail: (): void => undefined,
    /** Tags and devices, as they were sent. */
    pushes: [] as string[],
    onPush: async (): Promise<PushAnswer> => ({ kind: 'accepted' }),
  };
  const reader = new InMemoryDecisionReader();
  reader.decisions = [decision];
  const recipients = new InMemoryMailRecipients(address === undefined ? {} : { karim: address });
  const devices = new InMemoryPushDevices();
  for (const name of names) devices.add('karim', aPushDevice(name));
  const clock = { now: () => setup.now };
  const queue = new InMemoryNotificationQueue<DecisionMail>();
  const entries = new InMemoryNotificationQueue<QueuedPush>();
  const waiting = { queue: entries, keyOf: ({ about }: Pick<QueuedPush, 'about'>) => about };
  const write = ({ news, decision: { number } }: PushedDecision) => ({
    ...{ title: '', text: '', path: '' },
    tag: `${number} ${news}`,
  });
  const mailer = {
    send: async (mail: ConcernedMail) => {
      setup.onMail();
      setup.mails.push(mail);
    },
  };
  const channels = { mailer: hasMails ? mailer : null, pushes: new QueuedPushes(devices, waiting, write, clock) };
  const schedule = new ScheduleDecisionMail(reader, queue, clock);
  const find = new SendDecisionMails({ queue, decisions: reader, recipients }, channels, clock);
  const sender = {
    send: async (_device: unknown, { tag }: QueuedPush) => {
      const answer = await setup.onPush();
      setup.pushes.push(tag);
      return answer;
    },
  };
  const push = new SendQueuedPushes({ queues: [waiting], devices, sender }, clock);
  return Object.assign(setup, {
    reader,
    recipients,
    entries,
    change: (changes: Partial<Decision>) => {
      reader.decisions = [{ ...decision, ...changes }];
    },
    event: (id = ID) => schedule.execute(id),
    find: () => find.execute(),
    push: () => push.execute(),
    /** A minute’s runs of both. */
    runAt: async (now = NOW) => {
      setup.now = now;
      const { failures } = await find.execute();
      const outcome = await push.execute();
      return [...failures, ...outcome.failures];
    },
  });
}

describe('pushes about decisions', () => {
  test('the person concerned gets one push about a decision on each device, by events that come twice and runs that overlap', async () => {
    const setup = aSetup({ devices: ['phone', 'laptop'] });
    await Promise.all([setup.event(), setup.event()]);
    await Promise.all([setup.runAt(), setup.runAt()]);
    await setup.event();
    expect(await setup.runAt(NOW + DAY)).toEqual([]);
    expect(setup.pushes).toEqual(['42 taken', '42 taken']);
    expect(setup.mails).toEqual([]);
  });

  test('a site without a mail server pushes decisions, also to people who have an address', async () => {
    const setup = aSetup({ address: 'karim@exemple.fr', hasMails: false });
    await setup.event();
    expect(await setup.runAt()).toEqual([]);
    expect(setup.pushes).toEqual(['42 taken']);
    expect(setup.mails).toEqual([]);
  });

  test('a person with an address and a device gets the e-mail and the push', async () => {
    const setup = aSetup({ address: 'karim@exemple.fr' });
    await setup.event();
    expect(await setup.find()).toEqual({ sent: 1, failures: [] });
    await setup.push();
    expect(setup.mails).toHaveLength(1);
    expect(setup.pushes).toEqual(['42 taken']);
  });

  test('a person without a device gets the e-mail alone, and one who has neither is not notified', async () => {
    const setup = aSetup({ address: 'karim@exemple.fr', devices: [] });
    await setup.event();
    await setup.runAt();
    expect(setup.mails).toHaveLength(1);
    expect(setup.entries.of(`${ID}~taken`)).toBeNull();
    const neither = aSetup({ devices: [] });
    await neither.event();
    await neither.runAt();
    expect([neither.mails, neither.pushes]).toEqual([[], []]);
    expect(neither.entries.of(`${ID}~taken`)).toBeNull();
  });

  test.each(['closed', 'for a day'] as const)(
    'a decision is pushed whatever the person has chosen, also while their account is closed or restricted: %s',
    async (kind) => {
      const setup = aSetup();
      setup.recipients.restrict('karim', kind);
      for (const choice of ['savedSearches', 'favouritePrices', 'endingListings'] as const)
        setup.recipients.endPushes('karim', choice);
      await setup.event();
      await setup.runAt();
      expect(setup.pushes).toEqual(['42 taken']);
    },
  );

  test('two decisions about a person on the same day are pushed, each once', async () => {
    const setup = aSetup();
    setup.reader.decisions = [decision, aDecision({ number: 43, statement: aStatement({ personId: 'karim' }) })];
    await setup.event();
    await setup.event('0000000043');
    await setup.runAt();
    await setup.event();
    await setup.runAt(NOW + HOUR);
    expect(setup.pushes.toSorted()).toEqual(['42 taken', '43 taken']);
  });
});

describe('pushes about judgements', () => {
  test('a judgement is announced by a push of its own, once, and an appeal by none', async () => {
    const setup = aSetup();
    await setup.event();
    await setup.runAt();
    setup.change({ status: 'appealed', appeal: 'Je conteste.', appealedAt: NOW });
    await setup.event();
    await setup.runAt();
    setup.change({ status: 'upheld', appeal: 'Je conteste.', answeredAt: NOW });
    for (const minute of [1, 2]) {
      await setup.event();
      await setup.runAt(NOW + minute * MINUTE);
    }
    expect(setup.pushes).toEqual(['42 taken', '42 judged']);
  });

  test('a decision that is overturned before it was pushed is announced by one push, about the judgement', async () => {
    const setup = aSetup();
    await setup.event();
    setup.change(overturned);
    await setup.event();
    await setup.runAt();
    expect(await setup.runAt(NOW + DAY)).toEqual([]);
    expect(setup.pushes).toEqual(['42 judged']);
  });

  test('events in another order push the same, since each looks at the decision as it is', async () => {
    const setup = aSetup();
    setup.change(overturned);
    // That of the judgement, then that of the decision.
    await setup.event();
    await setup.runAt();
    await setup.event();
    await setup.runAt(NOW + MINUTE);
    expect(setup.pushes).toEqual(['42 judged']);
  });
});

describe('failures of pushes about decisions', () => {
  test('a push is sent once when its e-mail fails again and again', async () => {
    const setup = aSetup({ address: 'karim@exemple.fr' });
    setup.onMail = () => {
      throw refusal;
    };
    await setup.event();
    for (let now = NOW; now < NOW + 3 * HOUR; now += MINUTE) await setup.runAt(now);
    expect(setup.pushes).toEqual(['42 taken']);
    setup.onMail = () => undefined;
    await setup.runAt(NOW + 3 * DAY);
    expect(setup.mails).toHaveLength(1);
    expect(setup.pushes).toEqual(['42 taken']);
  });

  test('a push that cannot be entered is entered later, and its e-mail is sent once', async () => {
    const setup = aSetup({ address: 'karim@exemple.fr' });
    const { change } = setup.entries;
    setup.entries.change = () => Promise.reject(outage);
    await setup.event();
    expect(await setup.runAt()).toEqual([outage]);
    setup.entries.change = change;
    await setup.event();
    expect(await setup.runAt(NOW + RETRY_DELAY)).toEqual([]);
    expect(setup.mails).toHaveLength(1);
    expect(setup.pushes).toEqual(['42 taken']);
  });

  test('a push that its service does not take is tried again by itself, without another e-mail', async () => {
    const setup = aSetup({ address: 'karim@exemple.fr' });
    setup.onPush = () => Promise.reject(outage);
    await setup.event();
    expect(await setup.runAt()).toEqual([outage]);
    setup.onPush = async () => ({ kind: 'accepted' });
    expect(await setup.runAt(NOW + RETRY_DELAY)).toEqual([]);
    expect(await setup.runAt(NOW + DAY)).toEqual([]);
    expect(setup.pushes).toEqual(['42 taken']);
    expect(setup.mails).toHaveLength(1);
  });
});
