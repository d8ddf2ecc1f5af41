import { describe, expect, test } from 'vitest';
import type { MessagePush, PushAnswer } from '../../../src/application/notifications/PushSender';
import { SendMessagePushes } from '../../../src/application/notifications/SendMessagePushes';
import { PUSH_WINDOW } from '../../../src/domain/notifications/MessagePush';
import { MAXIMUM_DEVICES } from '../../../src/domain/notifications/PushDevice';
import { aConversation } from '../../support/builders/aConversation';
import { NOON } from '../../support/builders/aListing';
import { aPushDevice } from '../../support/builders/aPushDevice';
import { InMemoryMailRecipients } from '../../support/inMemory/notifications/InMemoryMailRecipients';
import { InMemoryPushDevices } from '../../support/inMemory/notifications/InMemoryPushDevices';
import { InMemoryPushMarks } from '../../support/inMemory/notifications/InMemoryPushMarks';

const accepted: PushAnswer = { kind: 'accepted' };
const outcome = (sent: number, more: object = {}) => ({ sent, refusals: [], failures: [], ...more });

/** Karim has written to Claire at noon, who has these devices. */
function aSetup(...names: readonly string[]) {
  const devices = new InMemoryPushDevices();
  for (const name of names) devices.add('claire', aPushDevice(name));
  const recipients = new InMemoryMailRecipients({});
  const marks = new InMemoryPushMarks();
  const setup = {
    now: NOON,
    conversation: aConversation() as ReturnType<typeof aConversation> | null,
    /** Endpoints and messages, as they were sent. */
    pushes: [] as (readonly [string, MessagePush])[],
    answer: (async () => accepted) as (endpoint: string) => Promise<PushAnswer>,
  };
  const sender = {
    send: async ({ endpoint }: { readonly endpoint: string }, push: MessagePush) => {
      const answer = await setup.answer(endpoint);
      setup.pushes.push([endpoint, push]);
      return answer;
    },
  };
  const conversations = { read: async () => setup.conversation };
  const ports = { conversations, recipients, devices, marks, sender };
  const use = new SendMessagePushes(ports, { now: () => setup.now });
  return Object.assign(setup, {
    devices,
    recipients,
    marks,
    message: () => use.execute('velo~karim'),
    later: (text: string, sentAt: number) => {
      const { lastMessage, seller } = aConversation();
      setup.conversation = aConversation({
        lastMessage: { ...lastMessage, text, sentAt },
        seller: { ...seller, unread: 2 },
      });
    },
  });
}

const [phone, laptop] = [aPushDevice('phone').endpoint, aPushDevice('laptop').endpoint];

describe('pushes about messages', () => {
  test('a message is pushed to each device of its recipient, with what a notification shows', async () => {
    const setup = aSetup('phone', 'laptop');
    setup.devices.add('karim', aPushDevice('other'));
    expect(await setup.message()).toEqual(outcome(2));
    const { id, listing, lastMessage } = aConversation();
    const push = { conversationId: id, authorName: 'Karim', listing, message: lastMessage };
    expect(setup.pushes).toEqual([
      [laptop, push],
      [phone, push],
    ]);
  });

  test('a buyer is notified of the answer of the seller', async () => {
    const setup = aSetup();
    setup.devices.add('karim', aPushDevice());
    const { buyer, seller, lastMessage } = aConversation();
    setup.conversation = aConversation({
      buyer: { ...buyer, unread: 1 },
      seller: { ...seller, unread: 0 },
      lastMessage: { ...lastMessage, authorId: 'claire' },
    });
    await setup.message();
    expect(setup.pushes).toMatchObject([[phone, { authorName: 'Claire' }]]);
  });

  test('an event that comes twice, also at the same time, notifies each device once', async () => {
    const setup = aSetup('phone', 'laptop');
    await Promise.all([setup.message(), setup.message()]);
    await setup.message();
    expect(setup.pushes.map(([endpoint]) => endpoint).toSorted()).toEqual([laptop, phone].toSorted());
  });

  test('a device whose push cannot be sent is notified when the event comes again, and no other device twice', async () => {
    const setup = aSetup('phone', 'laptop');
    const outage = new Error('503');
    setup.answer = async (endpoint) => (endpoint === phone ? Promise.reject(outage) : accepted);
    expect(await setup.message()).toEqual(outcome(1, { failures: [outage] }));
    setup.answer = async () => accepted;
    expect(await setup.message()).toEqual(outcome(1));
    expect(setup.pushes.map(([endpoint]) => endpoint)).toEqual([laptop, phone]);
  });

  test('a push that fails is not tried again when a newer message has taken its place', async () => {
    const setup = aSetup('phone');
    setup.answer = async () => {
      setup.answer = async () => accepted;
      setup.later('Et le prix ?', NOON + 1);
      await setup.message();
      throw new Error('503');
    };
    expect((await setup.message()).failures).toHaveLength(1);
    await setup.message();
    expect(setup.pushes).toMatchObject([[phone, { message: { text: 'Et le prix ?' } }]]);
  });

  test('an event of an older message that comes after a newer one notifies nobody of the same message again', async () => {
    const setup = aSetup('phone');
    setup.later('Et le prix ?', NOON + 1);
    await setup.message();
    setup.conversation = aConversation();
    expect(await setup.message()).toEqual(outcome(0));
    expect(setup.pushes).toHaveLength(1);
  });

  test('each message of a conversation is pushed', async () => {
    const setup = aSetup('phone');
    await setup.message();
    setup.later('Et le prix ?', NOON + 1);
    await setup.message();
    expect(setup.pushes.map(([, { message }]) => message.text)).toEqual(['Bonjour !', 'Et le prix ?']);
  });

  test('an event that comes an hour late pushes nothing, so that no push is tried for ever', async () => {
    const setup = aSetup('phone');
    setup.now = NOON + PUSH_WINDOW;
    expect(await setup.message()).toEqual(outcome(0));
  });

  test('a device that nobody is subscribed on any more is removed, and others are notified', async () => {
    const setup = aSetup('phone', 'laptop');
    setup.answer = async (endpoint) => (endpoint === phone ? { kind: 'gone' } : accepted);
    expect(await setup.message()).toEqual(outcome(1));
    expect(await setup.devices.of('claire', 10)).toMatchObject([{ endpoint: laptop }]);
  });

  test('a push that its push service will not take is reported, and not tried again', async () => {
    const setup = aSetup('phone');
    setup.answer = async () => ({ kind: 'refused', status: 403 });
    expect(await setup.message()).toEqual(outcome(0, { refusals: [403] }));
    expect(await setup.message()).toEqual(outcome(0));
    expect(await setup.devices.of('claire', 10)).toHaveLength(1);
  });

  test('nothing is sent to an endpoint of no known push service, which is removed', async () => {
    const setup = aSetup('phone');
    setup.devices.add('claire', { ...aPushDevice(), endpoint: 'https://169.254.169.254/latest' });
    expect(await setup.message()).toEqual(outcome(1));
    expect(await setup.devices.of('claire', 10)).toMatchObject([{ endpoint: phone }]);
  });

  test('a person has the ten devices that they added last; older ones are removed', async () => {
    const names = Array.from({ length: MAXIMUM_DEVICES + 2 }, (_, at) => `device-${at}`);
    const setup = aSetup(...names);
    expect(await setup.message()).toEqual(outcome(MAXIMUM_DEVICES));
    const left = (await setup.devices.of('claire', 20)).map(({ endpoint }) => endpoint);
    expect(left).toEqual(
      names
        .slice(2)
        .toReversed()
        .map((name) => aPushDevice(name).endpoint),
    );
  });

  test('nobody is notified of a message of somebody whom they have blocked, or whose account is closed', async () => {
    const blocking = aSetup('phone');
    blocking.recipients.block('claire', 'karim');
    expect(await blocking.message()).toEqual(outcome(0));
    const closed = aSetup('phone');
    closed.recipients.restrict('karim', 'closed');
    expect(await closed.message()).toEqual(outcome(0));
  });

  test('a message that was read, one in a conversation that is gone, and one to a person without a device are not pushed', async () => {
    const read = aSetup('phone');
    read.conversation = aConversation({ seller: { ...aConversation().seller, unread: 0 } });
    expect(await read.message()).toEqual(outcome(0));
    const gone = aSetup('phone');
    gone.conversation = null;
    expect(await gone.message()).toEqual(outcome(0));
    const without = aSetup();
    without.recipients.accepts = () => Promise.reject(new Error('a blocking is read for nothing'));
    expect(await without.message()).toEqual(outcome(0));
    expect(without.marks.of({ conversationId: 'velo~karim', recipientId: 'claire' })).toBeNull();
  });
});
