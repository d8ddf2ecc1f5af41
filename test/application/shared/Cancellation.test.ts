import { expect, test } from 'vitest';
import { Cancellation } from '../../../src/application/shared/Cancellation';

test('listeners are called once, whenever they begin to listen', () => {
  const cancellation = new Cancellation();
  const called: string[] = [];
  cancellation.onCancel(() => called.push('before'));
  expect([cancellation.isCancelled(), called]).toEqual([false, []]);
  cancellation.cancel();
  cancellation.cancel();
  cancellation.onCancel(() => called.push('after'));
  expect([cancellation.isCancelled(), called]).toEqual([true, ['before', 'after']]);
});

test('a listener that has stopped listening is not called', () => {
  const cancellation = new Cancellation();
  let isCalled = false;
  cancellation.onCancel(() => (isCalled = true))();
  cancellation.cancel();
  expect(isCalled).toBe(false);
});
