import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ConversationRepository } from '../../../src/application/messaging/ConversationRepository';
import { MessageDelivery } from '../../../src/application/messaging/MessageDelivery';
import type { Notifier } from '../../../src/application/messaging/Notifier';
import type { PreferencesRepository } from '../../../src/application/preferences/PreferencesRepository';
import type { BackendState } from '../../../src/application/resilience/BackendStatus';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import { failure, success } from '../../../src/domain/shared/Result';
import { defaultPreferences } from '../../../src/domain/preferences/Preferences';
import { InboxViewModel } from '../../../src/presentation/messaging/InboxViewModel';
import { anAnswerToCome } from '../../support/doubles/anAnswerToCome';
import { aConversation } from '../../support/builders/aConversation';
import { aConversationRepository } from '../../support/doubles/aConversationRepository';
import { NOON } from '../../support/builders/aListing';
import { aMessageOutbox, aQueuedMessage } from '../../support/doubles/aMessageOutbox';
import { aPhotoUploadQueue } from '../../support/doubles/aPhotoUploadQueue';
import { VirtualTime } from '../../support/time/VirtualTime';

function opened(changes: Partial<ConversationRepository> = {}, notifier: Partial<Notifier> = {}) {
  const lists: {
    readonly uid: string;
    readonly limit: number;
    readonly tell: (told: BackendResult<readonly Conversation[]>) => void;
    isOpen: boolean;
  }[] = [];
  const received: string[] = [];
  let tellBackend: (state: BackendState) => void = () => undefined;
  const repository = aConversationRepository({
    subscribeToInbox: (uid, limit, tell) => {
      const list = { uid, limit, tell, isOpen: true };
      lists.push(list);
      return () => {
        list.isOpen = false;
      };
    },
    markReceived: (id, uid) => (received.push(`${id} ${uid}`), Promise.resolve(success())),
    ...changes,
  });
  const choosers: { readonly uid: string; readonly tell: Parameters<PreferencesRepository['subscribe']>[1] }[] = [];
  const outbox = aMessageOutbox();
  const time = new VirtualTime();
  const inbox = new InboxViewModel(
    repository,
    new MessageDelivery(
      repository,
      outbox,
      aPhotoUploadQueue(),
      { store: () => Promise.resolve(failure('offline')) },
      time,
    ),
    { permission: () => 'default', ask: () => Promise.resolve('granted'), show: () => undefined, ...notifier },
    { subscribe: (tell) => ((tellBackend = tell), () => undefined) },
    { subscribe: (uid, tell) => (choosers.push({ uid, tell }), () => undefined) },
  );
  const tell = (...conversations: readonly Conversation[]) => lists.at(-1)?.tell(success(conversations));
  const choose = (messages: boolean) =>
    choosers
      .at(-1)
      ?.tell(success({ ...defaultPreferences, notifications: { ...defaultPreferences.notifications, messages } }));
  return {
    choose,
    choosers,
    inbox,
    lists,
    outbox,
    received,
    tell,
    time,
    fail: (reason: BackendFailure) => lists.at(-1)?.tell(failure(reason)),
    tellBackend: (state: BackendState) => tellBackend(state),
  };
}

/** Claire has been written to at this moment. */
const asked = (sentAt = NOON, unread = 1): Conversation =>
  aConversation({
    lastMessage: { kind: 'text', text: 'Bonjour', authorId: 'karim', sentAt },
    updatedAt: sentAt,
    seller: { ...aConversation().seller, unread },
  });

describe('the inbox', () => {
  test('tells what waits for whoever is signed in', () => {
    const { inbox, tell } = opened();
    onTestFinished(inbox.start('claire'));
    expect([inbox.status, inbox.unread]).toEqual(['loading', 0]);
    tell(asked(NOON, 2), aConversation({ id: 'b', seller: { ...aConversation().seller, unread: 3 } }));
    expect([inbox.status, inbox.unread, inbox.mayHaveMore]).toEqual(['ready', 5, false]);
  });

  test('follows once, whoever looks, and ends with the last', () => {
    const { inbox, lists } = opened();
    const [first, second] = [inbox.start('claire'), inbox.start('claire')];
    expect(lists).toHaveLength(1);
    first();
    expect(lists[0]?.isOpen).toBe(true);
    second();
    expect(lists[0]?.isOpen).toBe(false);
  });

  test('forgets one person before it follows the next', () => {
    const { inbox, lists, tell } = opened();
    const end = inbox.start('claire');
    tell(asked());
    end();
    onTestFinished(inbox.start('karim'));
    expect([inbox.unread, inbox.status, lists.at(-1)?.uid]).toEqual([0, 'loading', 'karim']);
  });

  test('follows whoever it was last started for, even where the one before has not quite gone', () => {
    const { inbox, lists } = opened();
    const end = inbox.start('claire');
    onTestFinished(inbox.start('karim'));
    end();
    expect(lists.map(({ uid, isOpen }) => [uid, isOpen])).toEqual([
      ['claire', false],
      ['karim', true],
    ]);
  });

  test('leaves a message that was on its way at sign-out to its writer’s return', async () => {
    const answer = anAnswerToCome<BackendResult<void>>();
    const { inbox, outbox, time } = opened({ send: () => answer.promise });
    const told: string[] = [];
    outbox.add(aQueuedMessage());
    const end = inbox.start('karim', undefined, ({ id }) => told.push(id));
    end();
    answer.arrive(failure('denied'));
    await time.pass(60_000);
    expect([outbox.of('karim'), told]).toEqual([[aQueuedMessage()], []]);
  });

  test('tells of what was not sent', async () => {
    const { inbox, outbox, time } = opened({ send: () => Promise.resolve(failure('denied')) });
    const told: string[] = [];
    onTestFinished(inbox.start('karim', undefined, ({ id }) => told.push(id)));
    outbox.add(aQueuedMessage());
    await time.pass(0);
    expect(told).toEqual(['un']);
  });

  test('tells of what was not sent while nobody heard it, once somebody does', async () => {
    const { inbox, outbox, time } = opened({ send: () => Promise.resolve(failure('denied')) });
    outbox.add(aQueuedMessage());
    onTestFinished(inbox.start('karim'));
    await time.pass(0);
    const told: string[] = [];
    const hear = ({ id }: { readonly id: string }) => void told.push(id);
    onTestFinished(inbox.start('karim', undefined, hear));
    expect(told).toEqual(['un']);
    onTestFinished(inbox.start('karim', undefined, hear));
    expect(told).toEqual(['un']);
  });

  test('tells nobody else of what somebody’s message has come to', async () => {
    const { inbox, outbox, time } = opened({ send: () => Promise.resolve(failure('denied')) });
    outbox.add(aQueuedMessage());
    const end = inbox.start('karim');
    await time.pass(0);
    end();
    const told: string[] = [];
    onTestFinished(inbox.start('claire', undefined, ({ id }) => told.push(id)));
    expect(told).toEqual([]);
  });

  test('shows more when asked, in place of what it followed', () => {
    const { inbox, lists, tell } = opened();
    onTestFinished(inbox.start('claire'));
    tell(...Array.from({ length: 30 }, (_, index) => aConversation({ id: String(index) })));
    expect(inbox.mayHaveMore).toBe(true);
    inbox.showMore();
    expect(lists.map(({ limit, isOpen }) => [limit, isOpen])).toEqual([
      [30, false],
      [60, true],
    ]);
  });

  test('says what fails, and tries again', () => {
    const { inbox, lists, fail, tell } = opened();
    onTestFinished(inbox.start('claire'));
    fail('offline');
    expect(inbox.status).toBe('offline');
    inbox.retry();
    expect([inbox.status, lists.length]).toEqual(['loading', 2]);
    tell(asked());
    expect(inbox.status).toBe('ready');
  });

  test('acknowledges what has come, once', () => {
    const { inbox, received, tell } = opened();
    onTestFinished(inbox.start('claire'));
    tell(asked());
    tell(asked());
    expect(received).toEqual(['velo~karim claire']);
    tell(asked(NOON + 1, 2));
    expect(received).toHaveLength(2);
  });

  test('acknowledges again what could not be acknowledged', async () => {
    const outcomes: BackendResult<void>[] = [failure('offline'), success()];
    const { inbox, tell } = opened({ markReceived: () => Promise.resolve(outcomes.shift() ?? success()) });
    onTestFinished(inbox.start('claire'));
    tell(asked());
    await Promise.resolve();
    tell(asked());
    expect(outcomes).toEqual([]);
  });

  test('acknowledges neither one’s own words nor what was acknowledged before', () => {
    const { inbox, received, tell } = opened();
    onTestFinished(inbox.start('claire'));
    tell(
      { ...asked(), seller: { ...asked().seller, receivedAt: NOON } },
      aConversation({ id: 'b', lastMessage: { ...asked().lastMessage, authorId: 'claire' } }),
      asked(NOON, 0),
    );
    expect(received).toEqual([]);
  });

  test('announces what comes while it follows, not what was there', () => {
    const { inbox, tell } = opened();
    const arrivals: string[] = [];
    onTestFinished(inbox.start('claire', ({ id, lastMessage }) => arrivals.push(`${id} ${lastMessage.sentAt - NOON}`)));
    tell(asked());
    tell(asked());
    tell(asked(NOON + 5, 2));
    tell(asked(NOON + 5, 2), { ...asked(NOON + 7), id: 'table~karim' });
    expect(arrivals).toEqual(['velo~karim 5', 'table~karim 7']);
  });

  test('asks for notifications when told to, and shows them', async () => {
    const show = vi.fn();
    const { inbox } = opened({}, { show });
    expect(inbox.permission).toBe('default');
    await inbox.askForNotifications();
    expect(inbox.permission).toBe('granted');
    inbox.notify({ tag: 'velo~karim', title: 'Message de Karim', text: 'Bonjour' }, () => undefined);
    expect(show).toHaveBeenCalledOnce();
  });

  test('is quiet for whoever wants no notices, and asks their choice only where notices can be shown', async () => {
    const show = vi.fn();
    const { choose, choosers, inbox } = opened({}, { show });
    onTestFinished(inbox.start('claire'));
    expect(choosers).toEqual([]);
    await inbox.askForNotifications();
    expect(choosers.map(({ uid }) => uid)).toEqual(['claire']);
    choosers[0]?.tell(failure('offline'));
    choose(false);
    inbox.notify({ tag: 'a', title: '', text: '' }, () => undefined);
    expect(show).not.toHaveBeenCalled();
    choose(true);
    inbox.notify({ tag: 'a', title: '', text: '' }, () => undefined);
    expect(show).toHaveBeenCalledOnce();
  });

  test('delivers what waits, at once when the backend is back', async () => {
    const sent: string[] = [];
    let isOffline = true;
    const { inbox, outbox, tellBackend, time } = opened({
      send: ({ id }) => (isOffline ? Promise.resolve(failure('offline')) : (sent.push(id), Promise.resolve(success()))),
    });
    outbox.add(aQueuedMessage());
    onTestFinished(inbox.start('karim'));
    await time.pass(0);
    isOffline = false;
    tellBackend({ kind: 'offline' });
    await time.pass(0);
    expect(sent).toEqual([]);
    tellBackend({ kind: 'ready' });
    await time.pass(0);
    expect(sent).toEqual(['un']);
  });
});
