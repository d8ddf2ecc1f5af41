import { afterEach, expect, test, vi } from 'vitest';
import { SystemClock } from '../../../../src/infrastructure/browser/device/SystemClock';

afterEach(() => void vi.useRealTimers());

test('the clock has the time of the device', () => {
  vi.useFakeTimers({ now: 1_781_517_600_000 });
  expect(new SystemClock().now()).toBe(1_781_517_600_000);
});
