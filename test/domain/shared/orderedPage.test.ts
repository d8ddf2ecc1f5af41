import { describe, expect, test } from 'vitest';
import { orderedPage, type Place } from '../../../src/domain/shared/orderedPage';

const items: readonly Place[] = [
  { at: 2, id: 'c' },
  { at: 1, id: 'a' },
  { at: 2, id: 'b' },
];
const pageAfter = (after: Place | null, isNewestFirst: boolean, limit: number) => {
  const { items: page, next } = orderedPage(items, (item) => item, isNewestFirst, after, limit);
  return { ids: page.map(({ id }) => id), next: next?.id ?? null };
};

describe('a page of an ordered list', () => {
  test('items come in order of their time, then of their id', () => {
    expect(pageAfter(null, false, 3)).toEqual({ ids: ['a', 'b', 'c'], next: null });
    expect(pageAfter(null, true, 3)).toEqual({ ids: ['c', 'b', 'a'], next: null });
  });

  test('a page begins after the item with which the last one ended', () => {
    expect(pageAfter(null, true, 2)).toEqual({ ids: ['c', 'b'], next: 'b' });
    expect(pageAfter({ at: 2, id: 'b' }, true, 2)).toEqual({ ids: ['a'], next: null });
    expect(pageAfter({ at: 1, id: 'a' }, false, 1)).toEqual({ ids: ['b'], next: 'b' });
    expect(pageAfter({ at: 2, id: 'c' }, false, 1)).toEqual({ ids: [], next: null });
  });
});
