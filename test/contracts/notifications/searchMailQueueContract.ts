import { describe, expect, test } from 'vitest';
import type { SearchMailQueue } from '../../../src/application/notifications/SearchMailQueue';
import type { SearchMail } from '../../../src/domain/notifications/SearchMail';
import { NOON } from '../../support/builders/aListing';

const mail: SearchMail = { recipientId: 'claire', dueAt: NOON, announcedUntil: NOON - 900_000, attempts: 2 };

/** `open`: the queue of a new backend. */
export function describeSearchMailQueue(name: string, open: () => SearchMailQueue | Promise<SearchMailQueue>): void {
  describe(`${name}, contract of SearchMailQueue`, () => {
    test('an entry is stored as it is, and read by the next change', async () => {
      const queue = await open();
      const found: (SearchMail | null)[] = [];
      for (const after of [mail, { ...mail, announcedUntil: 0, attempts: 0 }, mail]) {
        const changed = await queue.change('claire', (before) => {
          found.push(before);
          return after;
        });
        expect(changed).toBe(true);
      }
      expect(found).toEqual([null, mail, { ...mail, announcedUntil: 0, attempts: 0 }]);
    });

    test('a change that changes nothing says so', async () => {
      const queue = await open();
      expect(await queue.change('claire', () => null)).toBe(false);
      expect(await queue.due(NOON, 10)).toEqual([]);
      await queue.change('claire', () => mail);
      expect(await queue.change('claire', (before) => before)).toBe(false);
      expect(await queue.due(NOON, 10)).toEqual([mail]);
    });

    test('an entry that is removed is gone, and may be removed again', async () => {
      const queue = await open();
      await queue.change('claire', () => mail);
      await queue.remove('claire');
      await queue.remove('claire');
      expect(await queue.due(NOON, 10)).toEqual([]);
    });

    test('the entries that are due come by their time, as many as are asked for', async () => {
      const queue = await open();
      for (const [uid, dueAt] of Object.entries({ a: NOON + 3, b: NOON + 1, c: NOON + 2, d: NOON + 4 }))
        await queue.change(uid, () => ({ ...mail, recipientId: uid, dueAt }));
      const uids = async (limit: number) => (await queue.due(NOON + 3, limit)).map((entry) => entry.recipientId);
      expect(await uids(10)).toEqual(['b', 'c', 'a']);
      expect(await uids(2)).toEqual(['b', 'c']);
    });

    test('an entry that is changed at the same time by several is taken by one of them', async () => {
      const queue = await open();
      await queue.change('claire', () => mail);
      const take = () =>
        queue.change('claire', (before) => (before?.dueAt === NOON ? { ...mail, dueAt: NOON + 1 } : null));
      const taken = await Promise.all([take(), take(), take()]);
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });
}
