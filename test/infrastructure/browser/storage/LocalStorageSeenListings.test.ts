// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalStorageSeenListings } from '../../../../src/infrastructure/browser/storage/LocalStorageSeenListings';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('opened listings are stored', () => {
  const seen = new LocalStorageSeenListings();
  expect(seen.has('velo')).toBe(false);
  seen.add('velo');
  expect(seen.has('velo')).toBe(true);
  expect(new LocalStorageSeenListings().has('velo')).toBe(true);
});

test('the latest 500 listings are stored, and one opened again counts as new', () => {
  const seen = new LocalStorageSeenListings();
  for (let count = 1; count <= 500; count += 1) seen.add(`listing-${count}`);
  seen.add('listing-1');
  seen.add('listing-501');
  expect(seen.has('listing-1')).toBe(true);
  expect(seen.has('listing-2')).toBe(false);
  expect(seen.has('listing-3')).toBe(true);
});

test('an invalid stored value is ignored', () => {
  localStorage.setItem('mbz_seen_listings', '{');
  const seen = new LocalStorageSeenListings();
  expect(seen.has('velo')).toBe(false);
  seen.add('velo');
  expect(seen.has('velo')).toBe(true);
});

test('opened listings stay in memory where localStorage is refused', () => {
  refuseStorage();
  const seen = new LocalStorageSeenListings();
  seen.add('velo');
  seen.add('canape');
  expect([seen.has('velo'), seen.has('canape'), seen.has('table')]).toEqual([true, true, false]);
});
