import { expect, test } from 'vitest';
import { itemAt } from '../../../src/domain/shared/itemAt';

test('gives the item, and takes a wrong index for the bug it is', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(() => itemAt(['a', 'b'], 2)).toThrow('Nothing at 2 of 2');
});
