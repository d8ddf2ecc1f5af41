// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStorageCountedViews } from '../../../../src/infrastructure/browser/storage/LocalStorageCountedViews';
import { LocalStorageSeenListings } from '../../../../src/infrastructure/browser/storage/LocalStorageSeenListings';

beforeEach(() => localStorage.clear());

test('a counted view is remembered after a reload, under the key of former versions', () => {
  new LocalStorageCountedViews().markCounted('velo');
  expect(new LocalStorageCountedViews().isCounted('velo')).toBe(true);
  expect(localStorage.getItem('mbz_counted_views')).toBe('["velo"]');
});

test('a listing that was only opened is not a counted view', () => {
  new LocalStorageSeenListings().add('velo');
  expect(new LocalStorageCountedViews().isCounted('velo')).toBe(false);
});
