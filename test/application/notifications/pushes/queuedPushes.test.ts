import { describe, expect, test } from 'vitest';
import { QueuedPushes } from '../../../../src/application/notifications/pushes/QueuedPushes';
import { SendQueuedPushes } from '../../../../src/application/notifications/pushes/SendQueuedPushes';
import type { PushAnswer } from '../../../../src/application/notifications/PushSender';
import type { QueuedPush } from '../../../../src/domain/notifications/QueuedPush';
import { MAXIMUM_DEVICES } from '../../../../src/domain/notifications/PushDevice';
import { RETRY_DELAY } from '../../../../src/domain/notifications/retryDelay';
import { DAY } from '../../../../src/domain/shared/Instant';
import { aPushDevice } from '../../../support/builders/aPushDevice';
import { InMemoryNotificationQueue } from '../../../support/inMemory/notifications/InMemoryNotificationQueue';
import { InMemoryPushDevices } from '../../../support/inMemory/notifications/InMemoryPushDevices';

const TODAY = Date.UTC(2026, 5, 16);
/** Eight o’clock in Paris. */
const MORNING = Date.UTC(2026, 5, 16, 6);
const accepted: PushAnswer = { kind: 'accepted' };
const outage = new Error('503');
const outcome = (sent: number, more: object = {}) => ({ sent, refusals: [], failures: [], ...more });
const [phone, laptop] = [aPushDevice('phone').endpoint, aPushDevice('laptop').endpoint];

/** Claire has these devices; a push shows its news as its title. */
function aSetup(...names: readonly string[]) {
  const devices = new InMemoryPushDevices();
  for (const name of names) devices.add('claire', aPushDevice(name));
  const queue = new InMemoryNotificationQueue<QueuedPush>();
  const setup = {
    now: MORNING,
    /** Endpoints and titles, as they were sent. */
    pushes: [] as (readonly [string, string])[],
    answer: (async () => accepted) as (endpoint: string) => Promise<PushAnswer>,
  };
  const sender = {
    send: async ({ endpoint }: { readonly endpoint: string }, { title }: QueuedPush) => {
      const answer = await setup.answer(endpoint);
      setup.pushes.push([endpoint, title]);
      return answer;
    },
  };
  const clock = { now: () => setup.now };
  const write = (news: string) => ({ title: news, text: 'Vélo de ville', tag: 'savedSearches', path: '/favoris' });
  const toOwn = { queue, keyOf: ({ recipientId }: { readonly recipientId: string }) => recipientId };
  const pushes = new QueuedPushes(devices, toOwn, write, clock);
  const other = new InMemoryNotificationQueue<QueuedPush>();
  const toOther = { queue: other, keyOf: ({ about }: { readonly about: string }) => about };
  const run = new SendQueuedPushes({ queues: [toOwn, toOther], devices, sender }, clock);
  return Object.assign(setup, {
    devices,
    queue,
    reach: (uid: string) => pushes.reach(uid),
    enter: (news: string, day = TODAY, recipientId = 'claire') => pushes.enter({ recipientId, day, about: news, news }),
    enterOther: (news: string) =>
      new QueuedPushes(devices, toOther, write, clock).enter({
        recipientId: 'claire',
        day: TODAY,
        about: news,
        news,
      }),
    send: () => run.execute(),
    sendAt: (now: number) => {
      setup.now = now;
      return run.execute();
    },
    titles: () => setup.pushes.map(([, title]) => title),
    endpoints: () => setup.pushes.map(([endpoint]) => endpoint).toSorted(),
  });
}

describe('pushes of the morning', () => {
  test('a person is reached who has a device', async () => {
    const setup = aSetup('phone');
    expect(await setup.reach('claire')).toBe(true);
    expect(await setup.reach('karim')).toBe(false);
  });

  test('news that were entered are pushed to each device of the person, once', async () => {
    const setup = aSetup('phone', 'laptop');
    setup.devices.add('karim', aPushDevice('other'));
    await setup.enter('3 annonces');
    expect(await setup.send()).toEqual(outcome(2));
    expect(await setup.sendAt(MORNING + DAY)).toEqual(outcome(0));
    expect(setup.pushes.toSorted()).toEqual([
      [laptop, '3 annonces'],
      [phone, '3 annonces'],
    ]);
  });

  test('a person gets one push of a kind a day, and those of another kind besides', async () => {
    const setup = aSetup('phone');
    await setup.enter('3 annonces');
    await setup.enterOther('Un prix a baissé');
    await setup.send();
    await setup.enter('4 annonces');
    expect(await setup.send()).toEqual(outcome(0));
    await setup.enter('5 annonces', TODAY + DAY);
    await setup.sendAt(MORNING + DAY);
    expect(setup.titles()).toEqual(['3 annonces', 'Un prix a baissé', '5 annonces']);
  });

  test('news that are found again, also on the next day, are not pushed again', async () => {
    const setup = aSetup('phone');
    await Promise.all([setup.enter('3 annonces'), setup.enter('3 annonces')]);
    await setup.send();
    await setup.enter('3 annonces', TODAY + DAY);
    expect(await setup.sendAt(MORNING + DAY)).toEqual(outcome(0));
    expect(setup.titles()).toEqual(['3 annonces']);
  });

  test('runs that overlap push nothing twice', async () => {
    const setup = aSetup('phone', 'laptop');
    await setup.enter('3 annonces');
    await Promise.all([setup.send(), setup.send(), setup.send()]);
    expect(setup.endpoints()).toEqual([laptop, phone].toSorted());
  });

  test('a device whose push cannot be sent gets it later, and no other device twice', async () => {
    const setup = aSetup('phone', 'laptop');
    setup.answer = async (endpoint) => (endpoint === phone ? Promise.reject(outage) : accepted);
    await setup.enter('3 annonces');
    expect(await setup.send()).toEqual(outcome(1, { failures: [outage] }));
    setup.answer = async () => accepted;
    expect(await setup.sendAt(MORNING + RETRY_DELAY - 1)).toEqual(outcome(0));
    expect(await setup.sendAt(MORNING + RETRY_DELAY)).toEqual(outcome(1));
    expect(await setup.sendAt(MORNING + DAY)).toEqual(outcome(0));
    expect(setup.pushes.map(([endpoint]) => endpoint)).toEqual([laptop, phone]);
  });

  test('a push is given up after five attempts', async () => {
    const setup = aSetup('phone');
    setup.answer = () => Promise.reject(outage);
    await setup.enter('3 annonces');
    let attempts = 0;
    for (let minutes = 0; minutes < 24 * 60; minutes += 1)
      attempts += (await setup.sendAt(MORNING + minutes * 60_000)).failures.length;
    expect(attempts).toBe(5);
  });

  test('a process that ends while it sends loses that push, and nobody gets it twice', async () => {
    const setup = aSetup('phone');
    await setup.enter('3 annonces');
    await new Promise<void>((resolve) => {
      setup.answer = () => {
        resolve();
        return new Promise<PushAnswer>(() => undefined);
      };
      void setup.send();
    });
    setup.answer = async () => accepted;
    expect(await setup.sendAt(MORNING + DAY / 2)).toEqual(outcome(0));
  });

  test('a push that is replaced while devices are read is not sent in the place of the new one', async () => {
    const setup = aSetup('phone');
    await setup.enter('3 annonces');
    const read = setup.devices.of.bind(setup.devices);
    setup.devices.of = async (uid, limit) => {
      setup.devices.of = read;
      setup.now = MORNING + DAY;
      await setup.enter('5 annonces', TODAY + DAY);
      return read(uid, limit);
    };
    await setup.send();
    await setup.send();
    expect(setup.titles()).toEqual(['5 annonces']);
  });

  test('a person whose devices cannot be read is pushed to later, and others at once', async () => {
    const setup = aSetup('phone');
    setup.devices.add('ines', aPushDevice('other'));
    await setup.enter('3 annonces');
    await setup.enter('Une annonce', TODAY, 'ines');
    const read = setup.devices.of.bind(setup.devices);
    setup.devices.of = (uid, limit) => (uid === 'claire' ? Promise.reject(outage) : read(uid, limit));
    expect(await setup.send()).toEqual(outcome(1, { failures: [outage] }));
    expect(await setup.send()).toEqual(outcome(0));
    setup.devices.of = read;
    expect(await setup.sendAt(MORNING + RETRY_DELAY)).toEqual(outcome(1));
    expect(setup.titles()).toEqual(['Une annonce', '3 annonces']);
  });

  test('a device that nobody is subscribed on any more is removed', async () => {
    const setup = aSetup('phone', 'laptop');
    setup.answer = async (endpoint) => (endpoint === phone ? { kind: 'gone' } : accepted);
    await setup.enter('3 annonces');
    expect(await setup.send()).toEqual(outcome(1));
    expect(await setup.devices.of('claire', 10)).toMatchObject([{ endpoint: laptop }]);
  });

  test('a push that its push service will not take is reported, and not tried again', async () => {
    const setup = aSetup('phone');
    setup.answer = async () => ({ kind: 'refused', status: 403 });
    await setup.enter('3 annonces');
    expect(await setup.send()).toEqual(outcome(0, { refusals: [403] }));
    expect(await setup.sendAt(MORNING + DAY)).toEqual(outcome(0));
  });

  test('nothing is sent to an endpoint of no known push service, nor to more than the ten newest devices', async () => {
    const names = Array.from({ length: MAXIMUM_DEVICES + 1 }, (_, at) => `device-${at}`);
    const setup = aSetup(...names);
    setup.devices.add('claire', { ...aPushDevice(), endpoint: 'https://169.254.169.254/latest' });
    await setup.enter('3 annonces');
    expect(await setup.send()).toEqual(outcome(MAXIMUM_DEVICES));
    expect(setup.endpoints()).not.toContain('https://169.254.169.254/latest');
    expect(setup.endpoints()).not.toContain(aPushDevice('device-0').endpoint);
    expect(await setup.devices.of('claire', 20)).toHaveLength(MAXIMUM_DEVICES);
  });

  test('a person who has no device any more gets nothing', async () => {
    const setup = aSetup();
    await setup.enter('3 annonces');
    expect(await setup.send()).toEqual(outcome(0));
    expect(setup.queue.of('claire')?.dueAt).toBeNull();
  });
});
