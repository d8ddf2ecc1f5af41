import { describe, expect, test } from 'vitest';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Message } from '../../../../src/domain/messaging/Message';
import { failure, success } from '../../../../src/domain/shared/Result';
import type { ThreadViewModel } from '../../../../src/presentation/messaging/thread/ThreadViewModel';
import {
  aConversation,
  aMessage,
  anOpening,
  claire,
  karim,
  aQueuedMessage,
} from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { anOpenThread } from '../../../support/drivers/anOpenThread';

const messagesFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aMessage({ id: `m${from + index}`, sentAt: NOON + from + index }),
  );
const ids = (thread: ThreadViewModel) => thread.entries.map(({ id }) => id);

describe('a conversation', () => {
  test('a conversation shows the other person, the current listing and the messages', () => {
    const { thread, emit, calls } = anOpenThread();
    expect(thread.status).toBe('loading');
    emit.conversation(success(aConversation()));
    emit.listing(success(aListing({ state: 'reserved' })));
    emit.messages(success(messagesFrom(1, 2)));
    expect([thread.status, thread.other?.name, thread.listing?.state, thread.isSeller]).toEqual([
      'ready',
      'Claire',
      'reserved',
      false,
    ]);
    expect(ids(thread)).toEqual(['m1', 'm2']);
    expect(calls).toEqual(['follow velo~karim 40']);
  });

  test('a new conversation can be started if the listing is online', () => {
    const { thread, emit, calls } = anOpenThread();
    emit.conversation(success(null));
    expect(thread.status).toBe('loading');
    emit.listing(success(aListing()));
    expect([thread.status, thread.other]).toEqual(['ready', claire]);
    expect(thread.opening).toEqual(anOpening);
    expect(calls).toEqual([]);
    emit.conversation(success(aConversation()));
    expect(thread.opening).toBeNull();
    expect(calls).toEqual(['follow velo~karim 40']);
  });

  test('a conversation that exists is loading until its first messages come, so that queued ones do not move', () => {
    const { thread, emit, outbox } = anOpenThread();
    outbox.add(aQueuedMessage({ id: 'refused', isRefused: true }));
    emit.listing(success(aListing()));
    emit.conversation(success(aConversation()));
    expect(thread.status).toBe('loading');
    emit.messages(success(messagesFrom(1, 1)));
    expect([thread.status, ids(thread)]).toEqual(['ready', ['m1', 'refused']]);
  });

  test('a conversation that is created while it is open stays visible until its first messages come', () => {
    const { thread, emit } = anOpenThread();
    emit.conversation(success(null));
    emit.listing(success(aListing()));
    emit.conversation(success(aConversation()));
    expect(thread.status).toBe('ready');
  });

  test.each([null, aListing({ state: 'sold' }), aListing({ ownerId: 'karim' })])(
    'a conversation that cannot be started is missing: %#',
    (listing) => {
      const { thread, emit } = anOpenThread();
      emit.listing(success(listing));
      emit.conversation(success(null));
      expect([thread.status, thread.opening]).toEqual(['missing', null]);
    },
  );

  test('an invalid conversation id is missing', () => {
    expect(anOpenThread(karim, 'rien').thread.status).toBe('missing');
  });

  test('a conversation shows without its listing', () => {
    const { thread, emit } = anOpenThread(claire);
    emit.listing(failure('denied'));
    emit.conversation(success(aConversation()));
    emit.messages(success([]));
    emit.listing(success(null));
    expect([thread.status, thread.other?.name, thread.isSeller, thread.takesOffers]).toEqual([
      'ready',
      'Karim',
      true,
      true,
    ]);
  });

  test('a gift has no offers, nor has a listing that is sold', () => {
    const { thread, emit } = anOpenThread();
    emit.listing(success(aListing({ price: { kind: 'gift' } })));
    expect(thread.takesOffers).toBe(false);
    emit.listing(success(aListing({ state: 'reserved' })));
    expect(thread.takesOffers).toBe(true);
    emit.listing(success(aListing({ state: 'sold' })));
    expect(thread.takesOffers).toBe(false);
  });

  test('a conversation has a failure when it cannot be loaded, and can retry', () => {
    const { thread, emit } = anOpenThread();
    emit.listing(failure('offline'));
    expect(thread.status).toBe('offline');
    emit.conversation(failure('blocked'));
    expect(thread.status).toBe('blocked');
    emit.messages(failure('offline'));
    thread.retry();
    expect([thread.status, thread.attempt]).toEqual(['loading', 1]);
  });
});

describe('messages', () => {
  test('messages have a delivery status, and queued ones come last until they are stored', () => {
    const { thread, emit, outbox } = anOpenThread();
    emit.conversation(
      success(aConversation({ seller: { ...aConversation().seller, receivedAt: NOON + 2, readAt: NOON + 1 } })),
    );
    emit.messages(success([...messagesFrom(1, 3), aMessage({ id: 'theirs', authorId: 'claire' })]));
    outbox.add(aQueuedMessage({ id: 'waits' }));
    outbox.add(aQueuedMessage({ id: 'refused', isRefused: true }));
    outbox.add(aQueuedMessage({ id: 'elsewhere', conversationId: 'table~karim' }));
    expect(thread.entries.map(({ id, progress, isOwn }) => [id, progress, isOwn])).toEqual([
      ['m1', 'read', true],
      ['m2', 'received', true],
      ['m3', 'sent', true],
      ['theirs', null, false],
      ['waits', 'waiting', true],
      ['refused', 'refused', true],
    ]);
    emit.messages(success([...messagesFrom(1, 3), aMessage({ id: 'waits' })]));
    expect(ids(thread)).toEqual(['theirs', 'm1', 'm2', 'm3', 'waits', 'refused']);
  });

  test('a message that has left the outbox stays where it was, as waiting, until it comes from the backend', () => {
    const { thread, emit, outbox } = anOpenThread();
    emit.conversation(success(aConversation()));
    emit.messages(success([]));
    const [first, second] = [aQueuedMessage({ id: 'first' }), aQueuedMessage({ id: 'second' })];
    outbox.add(first);
    outbox.add(second);
    outbox.remove(first);
    const shown = () => thread.entries.map(({ id, progress, queued }) => [id, progress, queued !== null]);
    expect(shown()).toEqual([
      ['first', 'waiting', false],
      ['second', 'waiting', true],
    ]);
    outbox.remove(second);
    expect(shown()).toEqual([
      ['first', 'waiting', false],
      ['second', 'waiting', false],
    ]);
    expect(thread.exchanged.map(({ id }) => id)).toEqual(['first', 'second']);
    emit.messages(success([aMessage({ id: 'first' })]));
    expect(thread.exchanged.map(({ id }) => id)).toEqual(['first', 'second']);
    // More have come meanwhile than are loaded at a time.
    emit.messages(success(messagesFrom(1, 40)));
    expect(ids(thread)).toEqual([...messagesFrom(1, 40).map(({ id }) => id), 'second']);
  });

  test('a message that comes from the backend before it leaves the outbox is there once', () => {
    const { thread, emit, outbox } = anOpenThread();
    const queued = aQueuedMessage({ id: 'first' });
    emit.conversation(success(aConversation()));
    outbox.add(queued);
    emit.messages(success([aMessage({ id: 'first' })]));
    outbox.remove(queued);
    expect(thread.exchanged.map(({ id }) => id)).toEqual(['first']);
  });

  test('a message that leaves the outbox without having been sent leaves the conversation', () => {
    const { thread, outbox } = anOpenThread();
    const refused = aQueuedMessage({ id: 'refused', isRefused: true });
    const waiting = aQueuedMessage({ id: 'waiting', hasWaitingPhoto: true });
    outbox.add(refused);
    outbox.add(waiting);
    outbox.remove(refused);
    outbox.remove(waiting);
    expect(ids(thread)).toEqual([]);
  });

  test('refused messages can be sent again, or discarded with their photo', () => {
    const { thread, outbox, waiting } = anOpenThread();
    const content = { kind: 'photo', photo: { id: 'un', width: 4, height: 3, url: 'data:small' } } as const;
    const refused = aQueuedMessage({ content, isRefused: true, hasWaitingPhoto: true });
    outbox.add(refused);
    thread.sendAgain(refused);
    expect(thread.queued).toEqual([{ ...refused, isRefused: false }]);
    thread.discard(refused);
    expect([thread.queued, waiting.ids]).toEqual([[], []]);
  });

  test('older messages are loaded by pages', async () => {
    const asked: string[] = [];
    const { thread, emit } = anOpenThread(karim, 'velo~karim', {
      messagesBefore: (_id, { id }) => (
        asked.push(id),
        Promise.resolve(success(asked.length === 1 ? messagesFrom(21, 60) : messagesFrom(1, 20)))
      ),
    });
    emit.conversation(success(aConversation()));
    await thread.loadOlder();
    emit.messages(success(messagesFrom(61, 100)));
    expect(thread.mayHaveOlder).toBe(true);
    await Promise.all([thread.loadOlder(), thread.loadOlder()]);
    expect([asked, thread.messages.length, thread.mayHaveOlder]).toEqual([['m61'], 80, true]);
    await thread.loadOlder();
    expect([asked, thread.messages.length, thread.mayHaveOlder]).toEqual([['m61', 'm21'], 100, false]);
    await thread.loadOlder();
    emit.messages(success(messagesFrom(62, 101)));
    expect([asked.length, thread.messages.length, thread.mayHaveOlder]).toEqual([2, 101, false]);
  });

  test('messages have no gap after a long absence', () => {
    const { thread, emit } = anOpenThread();
    emit.conversation(success(aConversation()));
    emit.messages(success(messagesFrom(1, 20)));
    expect(thread.mayHaveOlder).toBe(false);
    emit.messages(success(messagesFrom(61, 100)));
    expect([ids(thread)[0], thread.mayHaveOlder]).toEqual(['m61', true]);
  });

  test('older messages requested before a long absence leave no gap', async () => {
    const answers: ((found: BackendResult<readonly Message[]>) => void)[] = [];
    const { thread, emit } = anOpenThread(karim, 'velo~karim', {
      messagesBefore: () => new Promise((answer) => void answers.push(answer)),
    });
    emit.conversation(success(aConversation()));
    emit.messages(success(messagesFrom(21, 60)));
    const reading = thread.loadOlder();
    emit.messages(success(messagesFrom(121, 160)));
    answers[0]?.(success(messagesFrom(1, 20)));
    await reading;
    expect([ids(thread)[0], thread.messages.length, thread.mayHaveOlder, thread.older]).toEqual([
      'm121',
      40,
      true,
      'idle',
    ]);
  });

  test('older messages that cannot be loaded give a failure and can be retried', async () => {
    let isOffline = true;
    const { thread, emit } = anOpenThread(karim, 'velo~karim', {
      messagesBefore: () => Promise.resolve(isOffline ? failure('offline') : success(messagesFrom(1, 20))),
    });
    emit.conversation(success(aConversation()));
    emit.messages(success(messagesFrom(21, 60)));
    await thread.loadOlder();
    expect([thread.older, thread.messages.length]).toEqual(['offline', 40]);
    isOffline = false;
    await thread.loadOlder();
    expect([thread.older, thread.messages.length]).toEqual(['idle', 60]);
  });

  test('messages that cannot be loaded do not show as an empty conversation', () => {
    const { thread, emit } = anOpenThread();
    emit.conversation(success(aConversation()));
    emit.messages(failure('offline'));
    expect(thread.status).toBe('offline');
    emit.conversation(success(aConversation()));
    expect(thread.status).toBe('offline');
    emit.messages(success(messagesFrom(1, 2)));
    expect(thread.status).toBe('ready');
    emit.messages(failure('offline'));
    expect([thread.status, thread.messages.length]).toEqual(['ready', 2]);
  });

  test('each offer has a status, which includes a queued answer', () => {
    const { thread, emit, outbox } = anOpenThread();
    emit.conversation(success(aConversation()));
    emit.messages(success([aMessage({ id: 'offre', content: { kind: 'offer', euros: 90 } })]));
    expect(thread.offers.get('offre')).toBe('pending');
    const answer = aQueuedMessage({ id: 'offre~answer', content: { kind: 'acceptance', euros: 90, offerId: 'offre' } });
    outbox.add(answer);
    expect(thread.offers.get('offre')).toBe('accepted');
    outbox.change({ ...answer, isRefused: true });
    expect(thread.offers.get('offre')).toBe('pending');
  });
});

describe('marking as read', () => {
  const waiting = (unread: number, sentAt: number) =>
    aConversation({
      updatedAt: sentAt,
      lastMessage: { ...aConversation().lastMessage, sentAt },
      seller: { ...aConversation().seller, unread },
    });

  test('each message is marked as read once while the conversation is visible', () => {
    const { thread, emit, calls } = anOpenThread(claire);
    emit.conversation(success(waiting(1, NOON)));
    emit.messages(success([aMessage()]));
    expect(calls).toEqual(['follow velo~karim 40']);
    thread.setInSight(true);
    emit.conversation(success(waiting(1, NOON)));
    expect(calls.slice(1)).toEqual(['read velo~karim claire']);
    emit.conversation(success(waiting(0, NOON)));
    emit.messages(success([aMessage(), ...messagesFrom(1, 1)]));
    emit.conversation(success(waiting(1, NOON + 1)));
    expect(calls.slice(1)).toEqual(['read velo~karim claire', 'read velo~karim claire']);
    thread.setInSight(false);
    emit.messages(success([aMessage(), ...messagesFrom(1, 2)]));
    emit.conversation(success(waiting(1, NOON + 2)));
    expect(calls).toHaveLength(3);
  });

  test('messages are marked as read only once the last one has loaded', () => {
    const { thread, emit, calls } = anOpenThread(claire);
    thread.setInSight(true);
    emit.conversation(success(waiting(2, NOON + 2)));
    emit.messages(failure('offline'));
    emit.messages(success(messagesFrom(1, 1)));
    expect(calls.slice(1)).toEqual([]);
    emit.messages(success(messagesFrom(1, 2)));
    expect(calls.slice(1)).toEqual(['read velo~karim claire']);
  });

  test('a failed marking is retried', async () => {
    const outcomes: BackendResult<void>[] = [failure('offline'), success()];
    const { thread, emit } = anOpenThread(claire, 'velo~karim', {
      markRead: () => Promise.resolve(outcomes.shift() ?? success()),
    });
    thread.setInSight(true);
    emit.conversation(success(waiting(1, NOON)));
    emit.messages(success([aMessage()]));
    await Promise.resolve();
    thread.setInSight(true);
    expect(outcomes).toEqual([]);
  });

  test('nothing is marked before there is a conversation', () => {
    const { thread, calls } = anOpenThread();
    thread.setInSight(true);
    expect(calls).toEqual([]);
  });
});

describe('blocking', () => {
  test('the other person can be blocked and unblocked', async () => {
    const { thread, emit, calls } = anOpenThread();
    expect(await thread.block()).toBeNull();
    expect(await thread.unblock()).toBeNull();
    emit.conversation(success(aConversation()));
    expect(await thread.block()).toEqual(success());
    expect(thread.isBlocked).toBe(false);
    emit.blocked(failure('offline'));
    emit.blocked(success([{ ...claire, blockedAt: NOON }]));
    expect(thread.isBlocked).toBe(true);
    expect(await thread.unblock()).toEqual(failure('offline'));
    expect(calls.slice(1)).toEqual(['karim blocks claire Claire', 'karim lets claire go']);
  });
});
