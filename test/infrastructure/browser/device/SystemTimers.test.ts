import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SystemTimers } from '../../../../src/infrastructure/browser/device/SystemTimers';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an action runs once, after its delay', () => {
  const action = vi.fn();
  new SystemTimers().after(2000, action);
  vi.advanceTimersByTime(1999);
  expect(action).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(action).toHaveBeenCalledOnce();
});

test('a cancelled action does not run', () => {
  const action = vi.fn();
  const end = new SystemTimers().after(2000, action);
  end();
  end();
  vi.advanceTimersByTime(5000);
  expect(action).not.toHaveBeenCalled();
});
