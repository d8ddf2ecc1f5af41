import { describe, expect, test } from 'vitest';
import type { UnreadMail } from '../../../src/application/notifications/MessageMailer';
import { ScheduleMessageMail } from '../../../src/application/notifications/ScheduleMessageMail';
import { SendMessageMails } from '../../../src/application/notifications/SendMessageMails';
import { fallbackDisplayName } from '../../../src/domain/account/UserProfile';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import { MAIL_INTERVAL, UNREAD_DELAY, withMessage } from '../../../src/domain/notifications/MessageMail';
import { RETRY_DELAY } from '../../../src/domain/notifications/retryDelay';
import { aConversation } from '../../support/builders/aConversation';
import { NOON } from '../../support/builders/aListing';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryMessageMailQueue } from '../../support/inMemory/notifications/InMemoryMessageMailQueue';

/** Karim has written to Claire at noon. */
function aSetup(conversation: Conversation | null = aConversation()) {
  const setup = {
    now: NOON,
    conversation,
    mails: [] as UnreadMail[],
    /** What sending does, besides. */
    onSend: (): void => undefined,
  };
  const queue = new InMemoryMessageMailQueue();
  const recipients = new InMemoryMailRecipients({ claire: 'claire@exemple.fr' });
  const conversations = { read: async () => setup.conversation };
  const mailer = {
    send: async (mail: UnreadMail) => {
      setup.onSend();
      setup.mails.push(mail);
    },
  };
  const schedule = new ScheduleMessageMail(conversations, queue);
  const run = new SendMessageMails(queue, conversations, recipients, mailer, { now: () => setup.now });
  return Object.assign(setup, {
    queue,
    recipients,
    message: () => schedule.execute('velo~karim'),
    manyWaiting: async (count: number) => {
      for (let one = 0; one < count; one += 1) {
        const of = { conversationId: `velo~${one}`, recipientId: 'claire' };
        await queue.change(of, () => withMessage(null, { ...of, sentAt: NOON }));
      }
    },
    runAt: (now: number) => {
      setup.now = now;
      return run.execute();
    },
  });
}

const due = NOON + UNREAD_DELAY;

/** Karim’s last message, as one of so many that Claire has not read. */
function unread(count: number, sentAt = NOON): Conversation {
  const { lastMessage, seller } = aConversation();
  return aConversation({ lastMessage: { ...lastMessage, sentAt }, seller: { ...seller, unread: count } });
}

/** As `unread`, but Karim has withdrawn his last message. */
function withdrawn(count: number): Conversation {
  const conversation = unread(count);
  return { ...conversation, lastMessage: { ...conversation.lastMessage, kind: 'withdrawn', text: '' } };
}

const nothing = { sent: 0, failures: [] };

describe('e-mails about messages', () => {
  test('a message that stays unread is announced once, with what its recipient needs to answer', async () => {
    const setup = aSetup();
    await setup.message();
    await setup.message();
    expect(await setup.runAt(due - 1)).toEqual(nothing);
    expect(await setup.runAt(due)).toEqual({ sent: 1, failures: [] });
    await setup.message();
    expect(await setup.runAt(due + MAIL_INTERVAL)).toEqual(nothing);
    expect(setup.mails).toEqual([
      {
        address: 'claire@exemple.fr',
        conversationId: 'velo~karim',
        listing: aConversation().listing,
        recipientName: 'Claire',
        authorName: 'Karim',
        sentAt: NOON,
        lastMessage: aConversation().lastMessage,
        unread: 1,
        unsubscribeToken: 'messages-token-of-claire',
      },
    ]);
  });

  test('runs that overlap send no e-mail twice', async () => {
    const setup = aSetup();
    await setup.message();
    const runs = await Promise.all([setup.runAt(due), setup.runAt(due)]);
    expect(runs.map(({ sent }) => sent).sort()).toEqual([0, 1]);
    expect(setup.mails).toHaveLength(1);
  });

  test('more e-mails than are sent at once are sent in one run', async () => {
    const setup = aSetup();
    await setup.manyWaiting(45);
    expect((await setup.runAt(due)).sent).toBe(45);
  });

  test('a run ends before the next one begins, and leaves the rest to it', async () => {
    const setup = aSetup();
    setup.onSend = () => {
      setup.now += 10_000;
    };
    await setup.manyWaiting(45);
    expect((await setup.runAt(due)).sent).toBe(5);
    setup.onSend = () => undefined;
    expect((await setup.runAt(due + 60_000)).sent).toBe(40);
  });

  test('no e-mail tells of a message that is withdrawn, if it alone is unread', async () => {
    const setup = aSetup();
    await setup.message();
    setup.conversation = withdrawn(1);
    expect(await setup.runAt(due)).toEqual(nothing);
    setup.conversation = unread(2, NOON + 180_000);
    await setup.message();
    expect((await setup.runAt(NOON + 180_000 + UNREAD_DELAY)).sent).toBe(1);
  });

  test('an e-mail about messages of which the last one is withdrawn quotes none', async () => {
    const setup = aSetup();
    await setup.message();
    setup.conversation = withdrawn(2);
    expect((await setup.runAt(due)).sent).toBe(1);
    expect(setup.mails).toMatchObject([{ unread: 2, lastMessage: null }]);
  });

  test('a message that was read meanwhile is not announced, and delays the e-mail about none that follows', async () => {
    const setup = aSetup();
    await setup.message();
    setup.conversation = unread(0);
    expect(await setup.runAt(due)).toEqual(nothing);
    expect(setup.queue.of({ conversationId: 'velo~karim', recipientId: 'claire' })?.dueAt).toBeNull();
    setup.conversation = unread(1, NOON + 180_000);
    await setup.message();
    expect((await setup.runAt(NOON + 180_000 + UNREAD_DELAY - 1)).sent).toBe(0);
    expect((await setup.runAt(NOON + 180_000 + UNREAD_DELAY)).sent).toBe(1);
  });

  test('a message that is read before it is scheduled has no e-mail', async () => {
    const setup = aSetup(unread(0));
    await setup.message();
    expect(setup.queue.of({ conversationId: 'velo~karim', recipientId: 'claire' })).toBeNull();
  });

  test('two unread messages are announced two minutes after the first', async () => {
    const setup = aSetup();
    await setup.message();
    setup.conversation = unread(2, due - 2000);
    await setup.message();
    expect((await setup.runAt(due)).sent).toBe(1);
  });

  test('a message that came after the one that was read waits for two minutes of its own', async () => {
    const setup = aSetup();
    await setup.message();
    setup.conversation = unread(1, due - 2000);
    await setup.message();
    expect(await setup.runAt(due)).toEqual(nothing);
    expect((await setup.runAt(due - 2000 + UNREAD_DELAY)).sent).toBe(1);
  });

  test('a recipient who has given no name is not called by the one that stands for it', async () => {
    const { seller } = aConversation();
    const setup = aSetup(aConversation({ seller: { ...seller, name: fallbackDisplayName('claire') } }));
    await setup.message();
    await setup.runAt(due);
    expect(setup.mails[0]?.recipientName).toBe('');
  });

  test('a message that one’s own has crossed is announced without an excerpt', async () => {
    const own = { kind: 'text', text: 'Oui', authorId: 'claire', sentAt: NOON } as const;
    const setup = aSetup(aConversation({ lastMessage: own }));
    await setup.message();
    expect((await setup.runAt(due)).sent).toBe(1);
    expect(setup.mails[0]).toMatchObject({ address: 'claire@exemple.fr', authorName: 'Karim', lastMessage: null });
  });

  test('nobody is notified of a message of somebody whom they have blocked', async () => {
    const setup = aSetup();
    setup.recipients.block('claire', 'karim');
    await setup.message();
    expect(await setup.runAt(due)).toEqual(nothing);
  });

  test('a message that needed no e-mail before it was scheduled needs none afterwards', async () => {
    const setup = aSetup();
    await setup.message();
    setup.recipients.block('claire', 'karim');
    setup.conversation = unread(2, NOON + 5);
    expect(await setup.runAt(due)).toEqual(nothing);
    await setup.message();
    expect(setup.queue.of({ conversationId: 'velo~karim', recipientId: 'claire' })).toMatchObject({
      dueAt: null,
      settledUntil: NOON + 5,
    });
  });

  test('all who have asked for no more e-mails get none in the same run', async () => {
    const setup = aSetup();
    await setup.message();
    for (let one = 0; one < 21; one += 1) setup.recipients.ask(`token-${one}`);
    setup.recipients.ask('messages-token-of-claire');
    expect(await setup.runAt(due)).toEqual(nothing);
    expect(await setup.recipients.unsubscriptions(10)).toEqual([]);
  });

  test('a message in a conversation that is gone or cannot be read is not announced', async () => {
    const unknown = aSetup(null);
    await unknown.message();
    expect(unknown.queue.of({ conversationId: 'velo~karim', recipientId: 'claire' })).toBeNull();
    const setup = aSetup();
    await setup.message();
    setup.conversation = null;
    expect(await setup.runAt(due)).toEqual(nothing);
    expect(await setup.runAt(due + MAIL_INTERVAL)).toEqual(nothing);
  });

  test('a person without a confirmed address, and one who has unsubscribed, get no e-mail', async () => {
    const seller = { ...aConversation().seller, uid: 'ines' };
    const ines = aSetup(aConversation({ seller }));
    await ines.message();
    expect(await ines.runAt(due)).toEqual(nothing);
    const claire = aSetup();
    await claire.message();
    claire.recipients.ask('messages-token-of-claire');
    expect(await claire.runAt(due)).toEqual(nothing);
    expect(await claire.recipients.unsubscriptions(10)).toEqual([]);
  });

  test('a message that comes while its conversation is being announced has an e-mail of its own, a quarter of an hour later', async () => {
    const setup = aSetup();
    await setup.message();
    const later = unread(2, NOON + 5);
    const addressFor = setup.recipients.addressFor.bind(setup.recipients);
    setup.recipients.addressFor = async (uid, authorId) => {
      setup.conversation = later;
      await setup.message();
      return addressFor(uid, authorId);
    };
    expect((await setup.runAt(due)).sent).toBe(1);
    expect((await setup.runAt(due + MAIL_INTERVAL - 1)).sent).toBe(0);
    expect((await setup.runAt(due + MAIL_INTERVAL)).sent).toBe(1);
    expect(setup.mails.map(({ unread }) => unread)).toEqual([1, 2]);
  });

  test('an e-mail that the mail server refuses is sent later, and others are sent all the same', async () => {
    const setup = aSetup();
    await setup.message();
    const refusal = new Error('421 too many connections');
    setup.onSend = () => {
      throw refusal;
    };
    expect(await setup.runAt(due)).toEqual({ sent: 0, failures: [refusal] });
    setup.onSend = () => undefined;
    expect(await setup.runAt(due + RETRY_DELAY - 1)).toEqual(nothing);
    expect(await setup.runAt(due + RETRY_DELAY)).toEqual({ sent: 1, failures: [] });
  });

  test('an e-mail that cannot be prepared is tried again later', async () => {
    const setup = aSetup();
    await setup.message();
    const outage = new Error('unavailable');
    const addressFor = setup.recipients.addressFor.bind(setup.recipients);
    setup.recipients.addressFor = () => Promise.reject(outage);
    expect(await setup.runAt(due)).toEqual({ sent: 0, failures: [outage] });
    setup.recipients.addressFor = addressFor;
    expect((await setup.runAt(due + RETRY_DELAY)).sent).toBe(1);
  });
});
