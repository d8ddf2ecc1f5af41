import { vi } from 'vitest';

/**
 * Timers wait for nobody; while Testing Library waits for something, it moves the clock on itself. It knows fake timers by the name of
 * another test runner only. For `afterEach`: `vi.useRealTimers` and `vi.unstubAllGlobals`.
 */
export function useVirtualTimers(): void {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) });
}
