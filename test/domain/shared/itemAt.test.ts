import { expect, test } from 'vitest';
import { itemAt } from '../../../src/domain/shared/itemAt';

test('the item is returned, and a wrong index throws', () => {
  expect(itemAt(['a', 'b'], 1)).toBe('b');
  expect(() => itemAt(['a', 'b'], 2)).toThrow('Nothing at 2 of 2');
});
