import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emitWithTimeout } from '../../../../src/infrastructure/firebase/connection/emitWithTimeout';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that does not answer is waited for ten seconds by the first listener of a connection only', () => {
  const [first, second, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  const connection = {};
  emitWithTimeout(first, connection).emitAfterTimeout('stored');
  vi.advanceTimersByTime(9999);
  expect(first).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(first).toHaveBeenCalledExactlyOnceWith('stored');
  emitWithTimeout(second, connection).emitAfterTimeout('stored');
  emitWithTimeout(elsewhere).emitAfterTimeout('stored');
  vi.advanceTimersByTime(0);
  expect(second).toHaveBeenCalledExactlyOnceWith('stored');
  expect(elsewhere).not.toHaveBeenCalled();
});

test('a server that answers again is waited for again', () => {
  const listener = vi.fn();
  const connection = {};
  const emitter = emitWithTimeout(listener, connection);
  emitter.emitAfterTimeout('stored');
  vi.advanceTimersByTime(10_000);
  emitter.emit('current');
  emitWithTimeout(listener, connection).emitAfterTimeout('stored');
  vi.advanceTimersByTime(9999);
  expect(listener.mock.calls).toEqual([['stored'], ['current']]);
});

test('nothing is waited for while the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  const listener = vi.fn();
  emitWithTimeout(listener).emitAfterTimeout('stored');
  vi.advanceTimersByTime(0);
  expect(listener).toHaveBeenCalledExactlyOnceWith('stored');
});
