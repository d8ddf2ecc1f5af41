import { describe, expect, onTestFinished, test } from 'vitest';
import type { MessageOutbox } from '../../../src/application/messaging/MessageOutbox';
import { anOpening, aQueuedMessage } from '../../support/builders/aConversation';

export interface OutboxBackend {
  readonly tab: MessageOutbox;
  /** Does something in another tab of the same browser. */
  inOtherTab(work: (outbox: MessageOutbox) => void): void;
}

const ids = (outbox: MessageOutbox, uid = 'karim') => outbox.of(uid).map(({ id }) => id);

export function describeMessageOutbox(name: string, makeBackend: () => OutboxBackend): void {
  describe(`${name}, contract of MessageOutbox`, () => {
    test('messages are stored whole, in the order of writing, in every tab', () => {
      const { tab, inOtherTab } = makeBackend();
      const first = aQueuedMessage({ id: 'z', writtenAt: 9, opening: anOpening });
      tab.add(first);
      inOtherTab((outbox) => outbox.add(aQueuedMessage({ id: 'b', writtenAt: 10 })));
      tab.add(aQueuedMessage({ id: 'a', writtenAt: 11 }));
      expect(ids(tab)).toEqual(['z', 'b', 'a']);
      expect(tab.of('karim')[0]).toEqual(first);
      inOtherTab((outbox) => expect(ids(outbox)).toEqual(['z', 'b', 'a']));
    });

    test('a message with an id that is queued already is ignored', () => {
      const { tab } = makeBackend();
      tab.add(aQueuedMessage({ writtenAt: 1 }));
      tab.add(aQueuedMessage({ writtenAt: 2 }));
      expect(tab.of('karim')).toEqual([aQueuedMessage({ writtenAt: 1 })]);
    });

    test('a changed message keeps its position, and a message that is not queued is not added', () => {
      const { tab } = makeBackend();
      tab.add(aQueuedMessage({ id: 'a', writtenAt: 1 }));
      tab.add(aQueuedMessage({ id: 'b', writtenAt: 2 }));
      tab.change(aQueuedMessage({ id: 'a', writtenAt: 1, isRefused: true }));
      tab.change(aQueuedMessage({ id: 'c' }));
      expect(tab.of('karim').map(({ id, isRefused }) => [id, isRefused])).toEqual([
        ['a', true],
        ['b', false],
      ]);
    });

    test('a message is removed once, and an unknown one is none', () => {
      const { tab } = makeBackend();
      tab.add(aQueuedMessage({ id: 'a' }));
      tab.remove(aQueuedMessage({ id: 'b' }));
      expect(ids(tab)).toEqual(['a']);
      tab.remove(aQueuedMessage({ id: 'a' }));
      tab.remove(aQueuedMessage({ id: 'a' }));
      expect(ids(tab)).toEqual([]);
    });

    test('each person has their own messages', () => {
      const { tab } = makeBackend();
      tab.add(aQueuedMessage({ id: 'a', authorId: 'karim2' }));
      expect([ids(tab), ids(tab, 'karim2')]).toEqual([[], ['a']]);
    });

    test('listeners learn of changes and of the tab that made them, until they unsubscribe', () => {
      const { tab, inOtherTab } = makeBackend();
      const emissions: boolean[] = [];
      const unsubscribe = tab.subscribe('karim', (isElsewhere) => emissions.push(isElsewhere));
      onTestFinished(unsubscribe);
      tab.add(aQueuedMessage());
      tab.change(aQueuedMessage({ isRefused: true }));
      expect(emissions).toEqual([false, false]);
      inOtherTab((outbox) => outbox.remove(aQueuedMessage()));
      expect(emissions).toEqual([false, false, true]);
      tab.add(aQueuedMessage({ authorId: 'claire' }));
      unsubscribe();
      tab.add(aQueuedMessage({ id: 'b' }));
      inOtherTab((outbox) => outbox.add(aQueuedMessage({ id: 'c' })));
      expect(emissions).toHaveLength(3);
    });
  });
}
