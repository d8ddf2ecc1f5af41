// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalStorageRecentSearches } from '../../../../src/infrastructure/browser/storage/LocalStorageRecentSearches';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('recent searches are stored under mbz_recent_searches', () => {
  new LocalStorageRecentSearches().remember('vélo');
  expect(localStorage.getItem('mbz_recent_searches')).toBe('["vélo"]');
  expect(new LocalStorageRecentSearches().all()).toEqual(['vélo']);
});

test.each([
  ['not JSON', []],
  ['"vélo"', []],
  ['{"0":"vélo"}', []],
  ['null', []],
  ['["vélo",3,null,"canapé"]', ['vélo', 'canapé']],
  [JSON.stringify(['1', '2', '3', '4', '5', '6', '7', '8', '9']), ['1', '2', '3', '4', '5', '6', '7', '8']],
])('the stored value %s is read as far as it is valid', (stored, expected) => {
  localStorage.setItem('mbz_recent_searches', stored);
  expect(new LocalStorageRecentSearches().all()).toEqual(expected);
});

test('recent searches stay in memory where localStorage is refused', () => {
  refuseStorage();
  const searches = new LocalStorageRecentSearches();
  expect(searches.all()).toEqual([]);
  searches.remember('vélo');
  expect(searches.all()).toEqual(['vélo']);
  searches.clear();
  expect(searches.all()).toEqual([]);
});

test('recent searches that localStorage refused stay in memory until it accepts some', () => {
  const searches = new LocalStorageRecentSearches();
  searches.remember('vélo');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  searches.remember('canapé');
  expect(searches.all()).toEqual(['canapé', 'vélo']);
  searches.remember('table');
  expect(new LocalStorageRecentSearches().all()).toEqual(['table', 'canapé', 'vélo']);
  full.mockRestore();
});
