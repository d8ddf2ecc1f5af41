import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ConversationRepository } from '../../../src/application/messaging/ConversationRepository';
import type { Notifier } from '../../../src/application/messaging/Notifier';
import type { PreferencesRepository } from '../../../src/application/preferences/PreferencesRepository';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Conversation } from '../../../src/domain/messaging/Conversation';
import { failure, success } from '../../../src/domain/shared/Result';
import { defaultPreferences } from '../../../src/domain/preferences/Preferences';
import { InboxViewModel } from '../../../src/presentation/messaging/InboxViewModel';
import { aConversation } from '../../support/builders/aConversation';
import { aConversationRepository } from '../../support/doubles/aConversationRepository';
import { aNotifier } from '../../support/doubles/aNotifier';
import { NOON } from '../../support/builders/aListing';

function opened(changes: Partial<ConversationRepository> = {}, notifier: Partial<Notifier> = {}) {
  const lists: {
    readonly uid: string;
    readonly limit: number;
    readonly emit: (result: BackendResult<readonly Conversation[]>) => void;
    isOpen: boolean;
  }[] = [];
  const received: string[] = [];
  const repository = aConversationRepository({
    subscribeToInbox: (uid, limit, emit) => {
      const list = { uid, limit, emit, isOpen: true };
      lists.push(list);
      return () => {
        list.isOpen = false;
      };
    },
    markReceived: (id, uid) => (received.push(`${id} ${uid}`), Promise.resolve(success())),
    ...changes,
  });
  const choosers: { readonly uid: string; readonly emit: Parameters<PreferencesRepository['subscribe']>[1] }[] = [];
  const inbox = new InboxViewModel(
    repository,
    aNotifier({ permission: () => 'default', ask: () => Promise.resolve('granted'), ...notifier }),
    { subscribe: (uid, emit) => (choosers.push({ uid, emit }), () => undefined) },
  );
  const emit = (...conversations: readonly Conversation[]) => lists.at(-1)?.emit(success(conversations));
  const choose = (messages: boolean) =>
    choosers
      .at(-1)
      ?.emit(success({ ...defaultPreferences, notifications: { ...defaultPreferences.notifications, messages } }));
  return {
    choose,
    choosers,
    inbox,
    lists,
    received,
    emit,
    fail: (reason: BackendFailure) => lists.at(-1)?.emit(failure(reason)),
  };
}

/** Claire has been written to at this moment. */
const asked = (sentAt = NOON, unread = 1): Conversation =>
  aConversation({
    lastMessage: { kind: 'text', text: 'Bonjour', authorId: 'karim', sentAt },
    updatedAt: sentAt,
    seller: { ...aConversation().seller, unread },
  });

describe('InboxViewModel', () => {
  test('the inbox shows the conversations and the unread count', () => {
    const { inbox, emit } = opened();
    onTestFinished(inbox.start('claire'));
    expect([inbox.status, inbox.unread]).toEqual(['loading', 0]);
    emit(asked(NOON, 2), aConversation({ id: 'b', seller: { ...aConversation().seller, unread: 3 } }));
    expect([inbox.status, inbox.unread, inbox.mayHaveMore]).toEqual(['ready', 5, false]);
  });

  test('the inbox subscribes once for all its users and unsubscribes with the last', () => {
    const { inbox, lists } = opened();
    const [first, second] = [inbox.start('claire'), inbox.start('claire')];
    expect(lists).toHaveLength(1);
    first();
    expect(lists[0]?.isOpen).toBe(true);
    second();
    expect(lists[0]?.isOpen).toBe(false);
  });

  test('the conversations of one person are cleared before those of the next are loaded', () => {
    const { inbox, lists, emit } = opened();
    const end = inbox.start('claire');
    emit(asked());
    end();
    onTestFinished(inbox.start('karim'));
    expect([inbox.unread, inbox.status, lists.at(-1)?.uid]).toEqual([0, 'loading', 'karim']);
  });

  test('the inbox shows the person it was last started for, even while an earlier start has not ended', () => {
    const { inbox, lists } = opened();
    const end = inbox.start('claire');
    onTestFinished(inbox.start('karim'));
    end();
    expect(lists.map(({ uid, isOpen }) => [uid, isOpen])).toEqual([
      ['claire', false],
      ['karim', true],
    ]);
  });

  test('an inbox is empty once it is known to hold no conversation', () => {
    const { inbox, emit } = opened();
    onTestFinished(inbox.start('claire'));
    expect(inbox.isEmpty).toBe(false);
    emit();
    expect(inbox.isEmpty).toBe(true);
    emit(asked(NOON, 0));
    expect(inbox.isEmpty).toBe(false);
  });

  test('showing more replaces the subscription', () => {
    const { inbox, lists, emit } = opened();
    onTestFinished(inbox.start('claire'));
    emit(...Array.from({ length: 30 }, (_, index) => aConversation({ id: String(index) })));
    expect(inbox.mayHaveMore).toBe(true);
    inbox.showMore();
    expect(lists.map(({ limit, isOpen }) => [limit, isOpen])).toEqual([
      [30, false],
      [60, true],
    ]);
  });

  test('the inbox has a failure when it cannot be loaded, and can retry', () => {
    const { inbox, lists, fail, emit } = opened();
    onTestFinished(inbox.start('claire'));
    fail('offline');
    expect(inbox.status).toBe('offline');
    inbox.retry();
    expect([inbox.status, lists.length]).toEqual(['loading', 2]);
    emit(asked());
    expect(inbox.status).toBe('ready');
  });

  test('a received message is acknowledged once', () => {
    const { inbox, received, emit } = opened();
    onTestFinished(inbox.start('claire'));
    emit(asked());
    emit(asked());
    expect(received).toEqual(['velo~karim claire']);
    emit(asked(NOON + 1, 2));
    expect(received).toHaveLength(2);
  });

  test('a failed acknowledgement is retried', async () => {
    const outcomes: BackendResult<void>[] = [failure('offline'), success()];
    const { inbox, emit } = opened({ markReceived: () => Promise.resolve(outcomes.shift() ?? success()) });
    onTestFinished(inbox.start('claire'));
    emit(asked());
    await Promise.resolve();
    emit(asked());
    expect(outcomes).toEqual([]);
  });

  test('own messages and acknowledged ones are not acknowledged', () => {
    const { inbox, received, emit } = opened();
    onTestFinished(inbox.start('claire'));
    emit(
      { ...asked(), seller: { ...asked().seller, receivedAt: NOON } },
      aConversation({ id: 'b', lastMessage: { ...asked().lastMessage, authorId: 'claire' } }),
      asked(NOON, 0),
    );
    expect(received).toEqual([]);
  });

  test('a new message is announced, one that was there before is not', () => {
    const { inbox, emit } = opened();
    const newMessages: string[] = [];
    onTestFinished(
      inbox.start('claire', ({ id, lastMessage }) => newMessages.push(`${id} ${lastMessage.sentAt - NOON}`)),
    );
    emit(asked());
    emit(asked());
    emit(asked(NOON + 5, 2));
    emit(asked(NOON + 5, 2), { ...asked(NOON + 7), id: 'table~karim' });
    expect(newMessages).toEqual(['velo~karim 5', 'table~karim 7']);
  });

  test('a new message that its author has already withdrawn is not announced', () => {
    const { inbox, emit } = opened();
    const newMessages: string[] = [];
    onTestFinished(inbox.start('claire', ({ id }) => newMessages.push(id)));
    const { lastMessage, ...rest } = asked(NOON + 5, 2);
    emit(asked());
    emit({ ...rest, lastMessage: { ...lastMessage, kind: 'withdrawn', text: '' } });
    expect(newMessages).toEqual([]);
  });

  test('notifications are shown once the person has allowed them', async () => {
    const show = vi.fn();
    const { inbox } = opened({}, { show });
    expect(inbox.permission).toBe('default');
    await inbox.askForNotifications();
    expect(inbox.permission).toBe('granted');
    inbox.notify({ tag: 'velo~karim', title: 'Message de Karim', text: 'Bonjour' }, () => undefined);
    expect(show).toHaveBeenCalledOnce();
  });

  test('notifications follow the preference, which is loaded only where notifications are allowed', async () => {
    const show = vi.fn();
    const { choose, choosers, inbox } = opened({}, { show });
    onTestFinished(inbox.start('claire'));
    expect(choosers).toEqual([]);
    await inbox.askForNotifications();
    expect(choosers.map(({ uid }) => uid)).toEqual(['claire']);
    choosers[0]?.emit(failure('offline'));
    choose(false);
    inbox.notify({ tag: 'a', title: '', text: '' }, () => undefined);
    expect(show).not.toHaveBeenCalled();
    choose(true);
    inbox.notify({ tag: 'a', title: '', text: '' }, () => undefined);
    expect(show).toHaveBeenCalledOnce();
  });
});
