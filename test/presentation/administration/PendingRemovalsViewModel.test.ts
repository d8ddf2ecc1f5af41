import { expect, test, vi } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import { failure, success } from '../../../src/domain/shared/Result';
import {
  PendingRemovalsViewModel,
  REMOVAL_DELAY_MS,
} from '../../../src/presentation/administration/removal/PendingRemovalsViewModel';
import { VirtualTime } from '../../support/time/VirtualTime';

function someRemovals(result: BackendResult<void> = success()) {
  const time = new VirtualTime();
  const remove = vi.fn(() => Promise.resolve(result));
  const onResult = vi.fn();
  return { onResult, pending: new PendingRemovalsViewModel({ remove }, time), remove, time };
}

test('something is removed after its delay', async () => {
  const { onResult, pending, remove, time } = someRemovals();
  pending.take('a', onResult);
  await time.pass(REMOVAL_DELAY_MS - 1);
  expect(remove).not.toHaveBeenCalled();
  expect([...pending.ids]).toEqual(['a']);
  await time.pass(1);
  expect(remove.mock.calls).toEqual([['a']]);
  expect(onResult.mock.calls).toEqual([[null]]);
  expect(pending.isEmpty).toBe(true);
});

test('a removal that is undone is never carried out', async () => {
  const { onResult, pending, remove, time } = someRemovals();
  pending.take('a', onResult);
  expect(pending.undo('a')).toBe(true);
  expect(pending.isEmpty).toBe(true);
  await time.pass(REMOVAL_DELAY_MS);
  expect(remove).not.toHaveBeenCalled();
  expect(pending.undo('a')).toBe(false);
});

test('a removal that fails says why, and what was to be removed is shown again', async () => {
  const { onResult, pending, time } = someRemovals(failure('offline'));
  pending.take('a', onResult);
  await time.pass(REMOVAL_DELAY_MS);
  expect(onResult.mock.calls).toEqual([['offline']]);
  expect(pending.isEmpty).toBe(true);
});

test('all that waits is removed at once, and only once, when the admin leaves', async () => {
  const { onResult, pending, remove, time } = someRemovals();
  pending.take('a', onResult);
  pending.take('a', onResult);
  pending.take('b', onResult);
  pending.storeAll();
  expect(remove.mock.calls).toEqual([['a'], ['b']]);
  await time.pass(REMOVAL_DELAY_MS);
  expect(remove).toHaveBeenCalledTimes(2);
});
