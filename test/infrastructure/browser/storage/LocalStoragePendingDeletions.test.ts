// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStoragePendingDeletions } from '../../../../src/infrastructure/browser/storage/LocalStoragePendingDeletions';

const velo = { listingId: 'velo', ownerId: 'claire', due: 5 };

beforeEach(() => localStorage.clear());

test('pending deletions are stored by owner', () => {
  new LocalStoragePendingDeletions().add(velo);
  const removals = new LocalStoragePendingDeletions();
  expect(removals.of('claire')).toEqual([velo]);
  expect(removals.of('karim')).toEqual([]);
});

test('a listing is stored once, with its latest date', () => {
  const removals = new LocalStoragePendingDeletions();
  removals.add(velo);
  removals.add({ ...velo, due: 9 });
  expect(removals.of('claire')).toEqual([{ ...velo, due: 9 }]);
});

test('a removed deletion is gone', () => {
  const removals = new LocalStoragePendingDeletions();
  removals.add(velo);
  removals.remove('velo');
  expect(removals.of('claire')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '{}', '[1, null, {"listingId": "velo"}]'])('the invalid stored value %s is ignored', (stored) => {
  localStorage.setItem('mbz_pending_removals', stored);
  expect(new LocalStoragePendingDeletions().of('claire')).toEqual([]);
});
