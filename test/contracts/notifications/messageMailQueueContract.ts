import { describe, expect, test } from 'vitest';
import type { MessageMailQueue } from '../../../src/application/notifications/MessageMailQueue';
import type { MessageMail } from '../../../src/domain/notifications/MessageMail';
import { NOON } from '../../support/builders/aListing';

const of = { conversationId: 'velo~karim', recipientId: 'claire' };
/** Messages have microseconds. */
const mail: MessageMail = {
  ...of,
  messageAt: NOON + 0.125,
  dueAt: NOON + 120_000,
  mailedAt: NOON - 900_000,
  settledUntil: NOON - 900_000.375,
  attempts: 2,
};

/** `open`: the queue of a new backend. */
export function describeMessageMailQueue(name: string, open: () => MessageMailQueue | Promise<MessageMailQueue>): void {
  describe(`${name}, contract of MessageMailQueue`, () => {
    test('an entry is stored as it is, and read by the next change', async () => {
      const queue = await open();
      const found: (MessageMail | null)[] = [];
      for (const after of [mail, { ...mail, dueAt: null, mailedAt: null, settledUntil: null }, mail]) {
        const changed = await queue.change(of, (before) => {
          found.push(before);
          return after;
        });
        expect(changed).toBe(true);
      }
      expect(found).toEqual([null, mail, { ...mail, dueAt: null, mailedAt: null, settledUntil: null }]);
    });

    test('a change that changes nothing says so', async () => {
      const queue = await open();
      expect(await queue.change(of, () => null)).toBe(false);
      expect(await queue.due(NOON + 120_000, 10)).toEqual([]);
      await queue.change(of, () => mail);
      expect(await queue.change(of, (before) => before)).toBe(false);
      expect(await queue.due(NOON + 120_000, 10)).toEqual([mail]);
    });

    test('entries of one conversation are one for each recipient', async () => {
      const queue = await open();
      const toKarim = { ...mail, recipientId: 'karim', dueAt: NOON };
      await queue.change(of, () => mail);
      await queue.change(toKarim, () => toKarim);
      expect(await queue.due(NOON + 120_000, 10)).toEqual([toKarim, mail]);
    });

    test('the entries that are due come by their time, as many as are asked for', async () => {
      const queue = await open();
      for (const [id, dueAt] of Object.entries({ a: NOON + 3, b: NOON + 1, c: NOON + 2, d: null, e: NOON + 4 })) {
        const entry = { ...mail, conversationId: id, dueAt };
        await queue.change(entry, () => entry);
      }
      const ids = async (limit: number) => (await queue.due(NOON + 3, limit)).map((entry) => entry.conversationId);
      expect(await ids(10)).toEqual(['b', 'c', 'a']);
      expect(await ids(2)).toEqual(['b', 'c']);
    });

    test('an entry that is changed at the same time by several is taken by one of them', async () => {
      const queue = await open();
      await queue.change(of, () => mail);
      const take = () => queue.change(of, (before) => (before?.dueAt === null ? null : { ...mail, dueAt: null }));
      const taken = await Promise.all([take(), take(), take()]);
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });
}
