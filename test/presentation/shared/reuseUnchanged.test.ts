import { expect, test } from 'vitest';
import { success } from '../../../src/domain/shared/Result';
import { reuseUnchanged } from '../../../src/presentation/shared/reuseUnchanged';
import { aConversation, aMessage } from '../../support/builders/aConversation';
import { NOON } from '../../support/builders/aListing';
import { anOpenThread } from '../../support/drivers/anOpenThread';

test('unchanged things stay the same objects, changed and new ones are replaced', () => {
  const known = [
    { id: 'a', of: { n: 1 } },
    { id: 'b', of: { n: 1 } },
    { id: 'gone', of: { n: 1 } },
  ];
  const next = [
    { id: 'new', of: { n: 1 } },
    { id: 'b', of: { n: 2 } },
    { id: 'a', of: { n: 1 } },
  ];
  const reused = reuseUnchanged(next, known, ({ id }) => id);
  expect(reused).toEqual(next);
  expect(reused.map((thing) => known.includes(thing))).toEqual([false, false, true]);
});

test('a new message does not change the objects of earlier messages and of the other person', () => {
  const { thread, emit } = anOpenThread();
  emit.conversation(success(aConversation()));
  emit.messages(success([aMessage()]));
  const [
    {
      entries: [first],
    },
    other,
  ] = [thread, thread.other];
  emit.conversation(success(aConversation({ updatedAt: NOON + 1 })));
  emit.messages(success([aMessage(), aMessage({ id: 'deux', sentAt: NOON + 1 })]));
  expect(thread.entries[0]).toBe(first);
  expect(thread.entries).toHaveLength(2);
  expect(thread.other).toEqual(other);
  emit.conversation(success(aConversation({ seller: { ...aConversation().seller, readAt: NOON } })));
  expect(thread.entries.map(({ progress }) => progress)).toEqual(['read', 'sent']);
});
