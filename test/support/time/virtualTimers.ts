import { vi } from 'vitest';

/**
 * Fake timers that Testing Library advances while it waits: it recognises only Jest’s, hence the global. Needs `vi.useRealTimers` and
 * `vi.unstubAllGlobals` in `afterEach`.
 */
export function useVirtualTimers(): void {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds) });
}
