import { expect, test } from 'vitest';
import { success } from '../../../../src/domain/shared/Result';
import { reuseUnchanged } from '../../../../src/presentation/messaging/thread/reuseUnchanged';
import { aConversation, aMessage } from '../../../support/builders/aConversation';
import { NOON } from '../../../support/builders/aListing';
import { anOpenThread } from '../../../support/drivers/anOpenThread';

test('what has not changed stays the object that it was; what has, and what is new, comes in its place', () => {
  const known = [
    { id: 'a', of: { n: 1 } },
    { id: 'b', of: { n: 1 } },
    { id: 'gone', of: { n: 1 } },
  ];
  const told = [
    { id: 'new', of: { n: 1 } },
    { id: 'b', of: { n: 2 } },
    { id: 'a', of: { n: 1 } },
  ];
  const kept = reuseUnchanged(told, known);
  expect(kept).toEqual(told);
  expect(kept.map((thing) => known.includes(thing))).toEqual([false, false, true]);
});

test('a message that comes leaves those before it, and whom one speaks with, as they were', () => {
  const { thread, told } = anOpenThread();
  told.conversation(success(aConversation()));
  told.messages(success([aMessage()]));
  const [
    {
      entries: [first],
    },
    other,
  ] = [thread, thread.other];
  told.conversation(success(aConversation({ updatedAt: NOON + 1 })));
  told.messages(success([aMessage(), aMessage({ id: 'deux', sentAt: NOON + 1 })]));
  expect(thread.entries[0]).toBe(first);
  expect(thread.entries).toHaveLength(2);
  expect(thread.other).toEqual(other);
  told.conversation(success(aConversation({ seller: { ...aConversation().seller, readAt: NOON } })));
  expect(thread.entries.map(({ progress }) => progress)).toEqual(['read', 'sent']);
});
