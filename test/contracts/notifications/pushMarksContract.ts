import { describe, expect, test } from 'vitest';
import type { PushMarks } from '../../../src/application/notifications/PushMarks';
import type { PushMark } from '../../../src/domain/notifications/MessagePush';
import { NOON } from '../../support/builders/aListing';

const of = { conversationId: 'velo~karim', recipientId: 'claire' };
/** Messages have microseconds. */
const mark: PushMark = { ...of, messageAt: NOON + 0.125, deviceIds: ['phone', 'laptop'] };

/** `open`: the marks of a new backend. */
export function describePushMarks(name: string, open: () => PushMarks): void {
  describe(`${name}, contract of PushMarks`, () => {
    test('a mark is stored as it is, and read by the next change', async () => {
      const marks = open();
      const found: (PushMark | null)[] = [];
      for (const after of [mark, { ...mark, deviceIds: [] }]) {
        const changed = await marks.change(of, (before) => {
          found.push(before);
          return after;
        });
        expect(changed).toBe(true);
      }
      await marks.change(of, (before) => {
        found.push(before);
        return before;
      });
      expect(found).toEqual([null, mark, { ...mark, deviceIds: [] }]);
    });

    test('a change that changes nothing says so', async () => {
      const marks = open();
      expect(await marks.change(of, () => null)).toBe(false);
      await marks.change(of, () => mark);
      expect(await marks.change(of, (before) => before)).toBe(false);
    });

    test('a conversation has one mark for each recipient', async () => {
      const marks = open();
      await marks.change(of, () => mark);
      const found: (PushMark | null)[] = [];
      await marks.change({ ...of, recipientId: 'karim' }, (before) => {
        found.push(before);
        return null;
      });
      expect(found).toEqual([null]);
    });

    test('a mark that is changed at the same time by several is taken by one of them', async () => {
      const marks = open();
      const take = () => marks.change(of, (before) => before ?? mark);
      const taken = await Promise.all([take(), take(), take()]);
      expect(taken.filter(Boolean)).toHaveLength(1);
    });
  });
}
