import { expect, test } from 'vitest';
import { at } from '../../../../src/domain/search/matching/at';

test('gives the item, and takes a wrong index for the bug it is', () => {
  expect(at(['a', 'b'], 1)).toBe('b');
  expect(() => at(['a', 'b'], 2)).toThrow('Nothing at 2 of 2');
});
