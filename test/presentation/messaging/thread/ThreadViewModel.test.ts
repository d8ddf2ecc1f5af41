import { describe, expect, test } from 'vitest';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Message } from '../../../../src/domain/messaging/Message';
import { failure, success } from '../../../../src/domain/shared/Result';
import type { ThreadViewModel } from '../../../../src/presentation/messaging/thread/ThreadViewModel';
import { aConversation, aMessage, anOpening, claire, karim } from '../../../support/builders/aConversation';
import { aListing, NOON } from '../../../support/builders/aListing';
import { aQueuedMessage } from '../../../support/doubles/aMessageOutbox';
import { anOpenThread } from '../../../support/drivers/anOpenThread';

const said = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    aMessage({ id: `m${from + index}`, sentAt: NOON + from + index }),
  );
const ids = (thread: ThreadViewModel) => thread.entries.map(({ id }) => id);

describe('a conversation', () => {
  test('shows the other, the listing as it is now, and what was said', () => {
    const { thread, told, calls } = anOpenThread();
    expect(thread.status).toBe('loading');
    told.conversation(success(aConversation()));
    told.listing(success(aListing({ state: 'reserved' })));
    told.messages(success(said(1, 2)));
    expect([thread.status, thread.other?.name, thread.listing?.state, thread.isSeller]).toEqual([
      'ready',
      'Claire',
      'reserved',
      false,
    ]);
    expect(ids(thread)).toEqual(['m1', 'm2']);
    expect(calls).toEqual(['follow velo~karim 40']);
  });

  test('that has not begun offers to begin, if the listing is online', () => {
    const { thread, told, calls } = anOpenThread();
    told.conversation(success(null));
    expect(thread.status).toBe('loading');
    told.listing(success(aListing()));
    expect([thread.status, thread.other]).toEqual(['ready', claire]);
    expect(thread.opening).toEqual(anOpening);
    expect(calls).toEqual([]);
    told.conversation(success(aConversation()));
    expect(thread.opening).toBeNull();
    expect(calls).toEqual(['follow velo~karim 40']);
  });

  test.each([null, aListing({ state: 'sold' }), aListing({ ownerId: 'karim' })])(
    'that cannot begin is missing: %#',
    (listing) => {
      const { thread, told } = anOpenThread();
      told.listing(success(listing));
      told.conversation(success(null));
      expect([thread.status, thread.opening]).toEqual(['missing', null]);
    },
  );

  test('that is no conversation’s id is missing', () => {
    expect(anOpenThread(karim, 'rien').thread.status).toBe('missing');
  });

  test('stands without its listing', () => {
    const { thread, told } = anOpenThread(claire);
    told.listing(failure('denied'));
    told.conversation(success(aConversation()));
    told.listing(success(null));
    expect([thread.status, thread.other?.name, thread.isSeller, thread.hasPrice]).toEqual([
      'ready',
      'Karim',
      true,
      true,
    ]);
  });

  test('has no offers for what is given away', () => {
    const { thread, told } = anOpenThread();
    told.listing(success(aListing({ price: { kind: 'gift' } })));
    expect(thread.hasPrice).toBe(false);
  });

  test('says what fails, and tries again', () => {
    const { thread, told } = anOpenThread();
    told.listing(failure('offline'));
    expect(thread.status).toBe('offline');
    told.conversation(failure('blocked'));
    expect(thread.status).toBe('blocked');
    told.messages(failure('offline'));
    thread.retry();
    expect([thread.status, thread.attempt]).toEqual(['loading', 1]);
  });
});

describe('messages', () => {
  test('tell how far they have come, and wait at the end until they are stored', () => {
    const { thread, told, outbox } = anOpenThread();
    told.conversation(
      success(aConversation({ seller: { ...aConversation().seller, receivedAt: NOON + 2, readAt: NOON + 1 } })),
    );
    told.messages(success([...said(1, 3), aMessage({ id: 'theirs', authorId: 'claire' })]));
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
    told.messages(success([...said(1, 3), aMessage({ id: 'waits' })]));
    expect(ids(thread)).toEqual(['theirs', 'm1', 'm2', 'm3', 'waits', 'refused']);
  });

  test('that were refused are sent again or thrown away, their photo with them', () => {
    const { thread, outbox, waiting } = anOpenThread();
    const refused = aQueuedMessage({ isRefused: true, hasWaitingPhoto: true });
    outbox.add(refused);
    thread.sendAgain(refused);
    expect(thread.queued).toEqual([{ ...refused, isRefused: false }]);
    thread.discard(refused);
    expect([thread.queued, waiting.ids()]).toEqual([[], []]);
  });

  test('are read back by pages', async () => {
    const asked: string[] = [];
    const { thread, told } = anOpenThread(karim, 'velo~karim', {
      messagesBefore: (_id, { id }) => (
        asked.push(id),
        Promise.resolve(success(asked.length === 1 ? said(21, 60) : said(1, 20)))
      ),
    });
    told.conversation(success(aConversation()));
    await thread.loadOlder();
    told.messages(success(said(61, 100)));
    expect(thread.mayHaveOlder).toBe(true);
    await Promise.all([thread.loadOlder(), thread.loadOlder()]);
    expect([asked, thread.messages.length, thread.mayHaveOlder]).toEqual([['m61'], 80, true]);
    await thread.loadOlder();
    expect([asked, thread.messages.length, thread.mayHaveOlder]).toEqual([['m61', 'm21'], 100, false]);
    await thread.loadOlder();
    told.messages(success(said(62, 101)));
    expect([asked.length, thread.messages.length, thread.mayHaveOlder]).toEqual([2, 101, false]);
  });

  test('leave no gap after a long absence', () => {
    const { thread, told } = anOpenThread();
    told.conversation(success(aConversation()));
    told.messages(success(said(1, 20)));
    expect(thread.mayHaveOlder).toBe(false);
    told.messages(success(said(61, 100)));
    expect([ids(thread)[0], thread.mayHaveOlder]).toEqual(['m61', true]);
  });

  test('that were asked for before a long absence leave no gap either', async () => {
    const answers: ((found: BackendResult<readonly Message[]>) => void)[] = [];
    const { thread, told } = anOpenThread(karim, 'velo~karim', {
      messagesBefore: () => new Promise((answer) => void answers.push(answer)),
    });
    told.conversation(success(aConversation()));
    told.messages(success(said(21, 60)));
    const reading = thread.loadOlder();
    told.messages(success(said(121, 160)));
    answers[0]?.(success(said(1, 20)));
    await reading;
    expect([ids(thread)[0], thread.messages.length, thread.mayHaveOlder, thread.older]).toEqual([
      'm121',
      40,
      true,
      'idle',
    ]);
  });

  test('that cannot be read back say so, and may be asked for again', async () => {
    let isOffline = true;
    const { thread, told } = anOpenThread(karim, 'velo~karim', {
      messagesBefore: () => Promise.resolve(isOffline ? failure('offline') : success(said(1, 20))),
    });
    told.conversation(success(aConversation()));
    told.messages(success(said(21, 60)));
    await thread.loadOlder();
    expect([thread.older, thread.messages.length]).toEqual(['offline', 40]);
    isOffline = false;
    await thread.loadOlder();
    expect([thread.older, thread.messages.length]).toEqual(['idle', 60]);
  });

  test('that cannot be read are no empty conversation', () => {
    const { thread, told } = anOpenThread();
    told.conversation(success(aConversation()));
    told.messages(failure('offline'));
    expect(thread.status).toBe('offline');
    told.conversation(success(aConversation()));
    expect(thread.status).toBe('offline');
    told.messages(success(said(1, 2)));
    expect(thread.status).toBe('ready');
    told.messages(failure('offline'));
    expect([thread.status, thread.messages.length]).toEqual(['ready', 2]);
  });

  test('say how each offer stands, an answer on its way included', () => {
    const { thread, told, outbox } = anOpenThread();
    told.conversation(success(aConversation()));
    told.messages(success([aMessage({ id: 'offre', content: { kind: 'offer', euros: 90 } })]));
    expect(thread.offers.get('offre')).toBe('pending');
    const answer = aQueuedMessage({ id: 'offre~answer', content: { kind: 'acceptance', euros: 90, offerId: 'offre' } });
    outbox.add(answer);
    expect(thread.offers.get('offre')).toBe('accepted');
    outbox.change({ ...answer, isRefused: true });
    expect(thread.offers.get('offre')).toBe('pending');
  });
});

describe('reading', () => {
  const waiting = (unread: number, sentAt: number) =>
    aConversation({
      updatedAt: sentAt,
      lastMessage: { ...aConversation().lastMessage, sentAt },
      seller: { ...aConversation().seller, unread },
    });

  test('is marked while the conversation is in sight, once for each message', () => {
    const { thread, told, calls } = anOpenThread(claire);
    told.conversation(success(waiting(1, NOON)));
    told.messages(success([aMessage()]));
    expect(calls).toEqual(['follow velo~karim 40']);
    thread.setInSight(true);
    told.conversation(success(waiting(1, NOON)));
    expect(calls.slice(1)).toEqual(['read velo~karim claire']);
    told.conversation(success(waiting(0, NOON)));
    told.messages(success([aMessage(), ...said(1, 1)]));
    told.conversation(success(waiting(1, NOON + 1)));
    expect(calls.slice(1)).toEqual(['read velo~karim claire', 'read velo~karim claire']);
    thread.setInSight(false);
    told.messages(success([aMessage(), ...said(1, 2)]));
    told.conversation(success(waiting(1, NOON + 2)));
    expect(calls).toHaveLength(3);
  });

  test('is marked only once the last message is shown', () => {
    const { thread, told, calls } = anOpenThread(claire);
    thread.setInSight(true);
    told.conversation(success(waiting(2, NOON + 2)));
    told.messages(failure('offline'));
    told.messages(success(said(1, 1)));
    expect(calls.slice(1)).toEqual([]);
    told.messages(success(said(1, 2)));
    expect(calls.slice(1)).toEqual(['read velo~karim claire']);
  });

  test('is marked again where marking failed', async () => {
    const outcomes: BackendResult<void>[] = [failure('offline'), success()];
    const { thread, told } = anOpenThread(claire, 'velo~karim', {
      markRead: () => Promise.resolve(outcomes.shift() ?? success()),
    });
    thread.setInSight(true);
    told.conversation(success(waiting(1, NOON)));
    told.messages(success([aMessage()]));
    await Promise.resolve();
    thread.setInSight(true);
    expect(outcomes).toEqual([]);
  });

  test('marks nothing before there is a conversation', () => {
    const { thread, calls } = anOpenThread();
    thread.setInSight(true);
    expect(calls).toEqual([]);
  });
});

describe('blocking', () => {
  test('names the other, and shows', async () => {
    const { thread, told, calls } = anOpenThread();
    expect(await thread.block()).toBeNull();
    expect(await thread.unblock()).toBeNull();
    told.conversation(success(aConversation()));
    expect(await thread.block()).toEqual(success());
    expect(thread.isBlocked).toBe(false);
    told.blocked(failure('offline'));
    told.blocked(success([{ ...claire, blockedAt: NOON }]));
    expect(thread.isBlocked).toBe(true);
    expect(await thread.unblock()).toEqual(failure('offline'));
    expect(calls.slice(1)).toEqual(['karim blocks claire Claire', 'karim lets claire go']);
  });
});
