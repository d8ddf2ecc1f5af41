import { describe, expect, test } from 'vitest';
import type { AskingMail } from '../../../src/application/notifications/confirmations/ConfirmationMailer';
import { ScheduleConfirmationMail } from '../../../src/application/notifications/confirmations/ScheduleConfirmationMail';
import { SendConfirmationMails } from '../../../src/application/notifications/confirmations/SendConfirmationMails';
import { CONFIRMATION_PERIOD, type ConfirmationMail } from '../../../src/domain/notifications/ConfirmationMail';
import {
  CONFIRMATION_MAILS_IN_A_RUN,
  DAILY_CONFIRMATION_MAILS,
  MAILBOX_PERIOD,
} from '../../../src/domain/notifications/confirmationLimits';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { DAY, HOUR, MINUTE } from '../../../src/domain/shared/Instant';
import { NOON } from '../../support/builders/aListing';
import { InMemoryNotificationQueue } from '../../support/inMemory/notifications/InMemoryNotificationQueue';
import {
  InMemoryConfirmationLimits,
  InMemoryPendingSubscriptions,
} from '../../support/inMemory/notifications/InMemoryPendingSubscriptions';

const claire = 'claire@exemple.fr';
const one = { sent: 1, failures: [] };
const nothing = { sent: 0, failures: [] };
const refusal = new Error('421 too many connections');

/** A newsletter in which the id of a subscription is its address. */
function aNewsletter() {
  const setup = {
    now: NOON,
    mails: [] as AskingMail[],
    /** What sending does, besides. */
    onSend: (): void => undefined,
  };
  const clock = { now: () => setup.now };
  const queue = new InMemoryNotificationQueue<ConfirmationMail>();
  const subscriptions = new InMemoryPendingSubscriptions(queue);
  let ids = 0;
  const newId = () => `token${(ids += 1)}`;
  const mailer = {
    send: async (mail: AskingMail) => {
      setup.onSend();
      setup.mails.push(mail);
    },
  };
  const schedule = new ScheduleConfirmationMail(subscriptions, queue, { newId }, clock);
  const limits = new InMemoryConfirmationLimits();
  const send = new SendConfirmationMails({ queue, subscriptions, limits }, mailer, clock);
  const event = (id = claire) => schedule.execute(id);
  return Object.assign(setup, {
    queue,
    subscriptions,
    event,
    subscribe: async (email = claire) => {
      const unsubscribeToken = `unsubscribe-${setup.now}`;
      subscriptions.subscriptions.set(email, { id: email, email, subscribedAt: setup.now, unsubscribeToken });
      await event(email);
    },
    unsubscribe: (email = claire) => subscriptions.subscriptions.delete(email),
    /** What the page of a link does. */
    confirm: (token: string) => {
      const id = subscriptions.links.get(token);
      if (id === undefined || !subscriptions.links.delete(token)) return false;
      subscriptions.confirmed.add(id);
      return true;
    },
    isSubscribed: (email = claire) => subscriptions.subscriptions.has(email),
    send: () => send.execute(),
    sendAt: (now: number) => {
      setup.now = now;
      return send.execute();
    },
    addresses: () => setup.mails.map(({ address }) => address),
  });
}

/** Claire has got her e-mail, has unsubscribed and, a day later, has subscribed again. */
async function aNewsletterSubscribedToAgain() {
  const setup = aNewsletter();
  await setup.subscribe();
  await setup.send();
  setup.unsubscribe();
  setup.now = NOON + DAY;
  await setup.subscribe();
  return setup;
}

describe('the e-mail that asks for a confirmation', () => {
  test('a subscription is asked about once, whatever events come, by an e-mail whose link confirms it', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    await Promise.all([setup.event(), setup.event()]);
    expect(await setup.send()).toEqual(one);
    await setup.event();
    expect(await setup.sendAt(NOON + DAY)).toEqual(nothing);
    const [mail] = setup.mails;
    expect(mail).toMatchObject({
      address: claire,
      recipientName: '',
      subscription: { id: claire, unsubscribeToken: `unsubscribe-${NOON}` },
    });
    expect(setup.confirm(mail?.confirmationToken ?? '')).toBe(true);
  });

  test('a confirmed subscription stays, and its link is forgotten', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    await setup.send();
    setup.confirm(setup.mails[0]?.confirmationToken ?? '');
    await setup.event();
    expect(await setup.sendAt(NOON + CONFIRMATION_PERIOD)).toEqual(nothing);
    expect(setup.isSubscribed()).toBe(true);
    expect(setup.queue.of(claire)).toBeNull();
    await setup.event();
    expect(setup.queue.of(claire)).toBeNull();
  });

  test('a subscription that nobody confirms is removed with its link, thirty days after its e-mail', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    await setup.send();
    await setup.sendAt(NOON + CONFIRMATION_PERIOD - 1);
    expect(setup.isSubscribed()).toBe(true);
    expect(await setup.sendAt(NOON + CONFIRMATION_PERIOD)).toEqual(nothing);
    expect(setup.isSubscribed()).toBe(false);
    expect([setup.subscriptions.links.size, setup.queue.of(claire)]).toEqual([0, null]);
    expect(setup.mails).toHaveLength(1);
  });

  test('a subscription that is removed before its e-mail leaves gets none', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    setup.unsubscribe();
    expect(await setup.send()).toEqual(nothing);
    expect(setup.queue.of(claire)).toBeNull();
    await setup.event();
    expect(await setup.sendAt(NOON + DAY)).toEqual(nothing);
  });

  test('an address that is no mailbox gets no e-mail, and its subscription is removed after thirty days', async () => {
    const setup = aNewsletter();
    const list = 'claire@exemple.fr, ines@exemple.fr';
    await setup.subscribe(list);
    expect(await setup.send()).toEqual(nothing);
    await setup.sendAt(NOON + CONFIRMATION_PERIOD);
    expect(setup.isSubscribed(list)).toBe(false);
    expect(setup.mails).toEqual([]);
  });
});

describe('limits', () => {
  test('an address that is removed and added again and again is sent one e-mail in seven days', async () => {
    const setup = aNewsletter();
    for (let minute = 0; minute * MINUTE < 2 * MAILBOX_PERIOD; minute += 30) {
      setup.now = NOON + minute * MINUTE;
      setup.unsubscribe();
      await setup.subscribe();
      await setup.send();
    }
    expect(setup.mails).toHaveLength(2);
  });

  test('an address that is subscribed again is asked again after a week, by an e-mail that has waited for that', async () => {
    const setup = await aNewsletterSubscribedToAgain();
    expect(await setup.send()).toEqual(nothing);
    expect(await setup.sendAt(NOON + MAILBOX_PERIOD - 1)).toEqual(nothing);
    expect(await setup.sendAt(NOON + MAILBOX_PERIOD)).toEqual(one);
    expect(setup.mails[1]?.subscription.subscribedAt).toBe(NOON + DAY);
  });

  test('the link of the first e-mail confirms a later subscription whose own has to wait, which is then not sent', async () => {
    const setup = await aNewsletterSubscribedToAgain();
    await setup.send();
    expect(setup.confirm(setup.mails[0]?.confirmationToken ?? '')).toBe(true);
    expect(await setup.sendAt(NOON + MAILBOX_PERIOD)).toEqual(nothing);
    expect(setup.mails).toHaveLength(1);
  });

  test('a link that has confirmed a subscription does not confirm the next one of the same address', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    await setup.send();
    const link = setup.mails[0]?.confirmationToken ?? '';
    setup.confirm(link);
    setup.unsubscribe();
    setup.subscriptions.confirmed.clear();
    setup.now = NOON + MAILBOX_PERIOD;
    await setup.subscribe();
    await setup.send();
    expect(setup.mails).toHaveLength(2);
    expect(setup.confirm(link)).toBe(false);
    expect(setup.confirm(setup.mails[1]?.confirmationToken ?? '')).toBe(true);
  });

  test('addresses that differ in what follows a « + » are one mailbox', async () => {
    const setup = aNewsletter();
    for (const part of ['', '+a', '+b']) await setup.subscribe(`claire${part}@exemple.fr`);
    expect(await setup.send()).toEqual(one);
    expect(await setup.sendAt(NOON + DAY)).toEqual(nothing);
  });

  test('a run sends no more than it may, a day neither, and the rest leaves the next day', async () => {
    const setup = aNewsletter();
    const all = DAILY_CONFIRMATION_MAILS + 3;
    for (let index = 0; index < all; index += 1) await setup.subscribe(`abonne${index}@exemple.fr`);
    expect(await setup.send()).toEqual({ sent: CONFIRMATION_MAILS_IN_A_RUN, failures: [] });
    for (let minute = 1; minute < 120; minute += 1) await setup.sendAt(NOON + minute * MINUTE);
    expect(setup.mails).toHaveLength(DAILY_CONFIRMATION_MAILS);
    const midnight = Math.ceil(NOON / DAY) * DAY;
    expect(await setup.sendAt(midnight - 1)).toEqual(nothing);
    expect(await setup.sendAt(midnight)).toEqual({ sent: 3, failures: [] });
    expect(new Set(setup.addresses()).size).toBe(all);
  });
});

describe('failures', () => {
  test('runs that overlap send no e-mail twice', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    const runs = await Promise.all([setup.send(), setup.send()]);
    expect(runs.map(({ sent }) => sent).toSorted()).toEqual([0, 1]);
  });

  test('an e-mail that the mail server refuses is tried again, with the same link, and given up in the end', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    setup.onSend = () => {
      throw refusal;
    };
    expect(await setup.send()).toEqual({ sent: 0, failures: [refusal] });
    const links = [...setup.subscriptions.links.keys()];
    expect(await setup.sendAt(NOON + RETRY_DELAY - 1)).toEqual(nothing);
    let attempts = 1;
    for (let now = NOON; now < NOON + DAY; now += MINUTE) attempts += (await setup.sendAt(now)).failures.length;
    expect(attempts).toBe(5);
    expect([...setup.subscriptions.links.keys()]).toEqual(links);
    expect(setup.queue.of(claire)).toMatchObject({ step: 'end' });
    await setup.sendAt(NOON + DAY + CONFIRMATION_PERIOD);
    expect(setup.isSubscribed()).toBe(false);
  });

  test('an e-mail that is sent at the second attempt is sent once', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    setup.onSend = () => {
      throw refusal;
    };
    await setup.send();
    setup.onSend = () => undefined;
    await setup.event();
    expect(await setup.sendAt(NOON + RETRY_DELAY)).toEqual(one);
    expect(await setup.sendAt(NOON + DAY)).toEqual(nothing);
  });

  test('a subscription that cannot be read is asked about later', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    const { read } = setup.subscriptions;
    setup.subscriptions.read = () => Promise.reject(refusal);
    await expect(setup.event()).rejects.toBe(refusal);
    expect(await setup.send()).toEqual({ sent: 0, failures: [refusal] });
    setup.subscriptions.read = read;
    expect(await setup.sendAt(NOON + RETRY_DELAY)).toEqual(one);
  });

  test('a subscription that cannot be removed is removed an hour later', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    await setup.send();
    const { end } = setup.subscriptions;
    setup.subscriptions.end = () => Promise.reject(refusal);
    const late = NOON + CONFIRMATION_PERIOD;
    expect(await setup.sendAt(late)).toEqual({ sent: 0, failures: [refusal] });
    setup.subscriptions.end = end;
    await setup.sendAt(late + HOUR - 1);
    expect(setup.isSubscribed()).toBe(true);
    await setup.sendAt(late + HOUR);
    expect(setup.isSubscribed()).toBe(false);
  });

  test('a failure is noted nowhere when there is no entry any more', async () => {
    const setup = aNewsletter();
    await setup.subscribe();
    setup.onSend = () => {
      void setup.queue.remove(claire);
      throw refusal;
    };
    expect((await setup.send()).failures).toEqual([refusal]);
    expect(setup.queue.of(claire)).toBeNull();
  });
});
