// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStoragePendingDeletions } from '../../../../src/infrastructure/browser/storage/LocalStoragePendingDeletions';

const velo = { listingId: 'velo', ownerId: 'claire', due: 5 };

beforeEach(() => localStorage.clear());

test('keeps what is to be deleted for its owner, over a reload', () => {
  new LocalStoragePendingDeletions().add(velo);
  const removals = new LocalStoragePendingDeletions();
  expect(removals.of('claire')).toEqual([velo]);
  expect(removals.of('karim')).toEqual([]);
});

test('keeps a listing once, with its latest date', () => {
  const removals = new LocalStoragePendingDeletions();
  removals.add(velo);
  removals.add({ ...velo, due: 9 });
  expect(removals.of('claire')).toEqual([{ ...velo, due: 9 }]);
});

test('forgets', () => {
  const removals = new LocalStoragePendingDeletions();
  removals.add(velo);
  removals.remove('velo');
  expect(removals.of('claire')).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '{}', '[1, null, {"listingId": "velo"}]'])(
  'finds nothing in what is no list of removals: %s',
  (stored) => {
    localStorage.setItem('mbz_pending_removals', stored);
    expect(new LocalStoragePendingDeletions().of('claire')).toEqual([]);
  },
);
