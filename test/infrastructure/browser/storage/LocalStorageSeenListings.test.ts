// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalStorageSeenListings } from '../../../../src/infrastructure/browser/storage/LocalStorageSeenListings';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('remember what was opened, also after a reload', () => {
  const seen = new LocalStorageSeenListings();
  expect(seen.has('velo')).toBe(false);
  seen.add('velo');
  expect(seen.has('velo')).toBe(true);
  expect(new LocalStorageSeenListings().has('velo')).toBe(true);
});

test('keep the latest 500; what is opened again counts as new', () => {
  const seen = new LocalStorageSeenListings();
  for (let count = 1; count <= 500; count += 1) seen.add(`listing-${count}`);
  seen.add('listing-1');
  seen.add('listing-501');
  expect(seen.has('listing-1')).toBe(true);
  expect(seen.has('listing-2')).toBe(false);
  expect(seen.has('listing-3')).toBe(true);
});

test('survive a stored value of another hand', () => {
  localStorage.setItem('mbz_seen_listings', '{');
  const seen = new LocalStorageSeenListings();
  expect(seen.has('velo')).toBe(false);
  seen.add('velo');
  expect(seen.has('velo')).toBe(true);
});

test('last as long as the tab where localStorage is refused', () => {
  refuseStorage();
  const seen = new LocalStorageSeenListings();
  seen.add('velo');
  seen.add('canape');
  expect([seen.has('velo'), seen.has('canape'), seen.has('table')]).toEqual([true, true, false]);
});
