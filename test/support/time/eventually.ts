import { vi } from 'vitest';

interface Pace {
  /** Milliseconds between two tries. */
  readonly interval?: number;
}

/**
 * Tries until `check` neither throws nor rejects, for 30 s at most, and resolves to what it returns: on a busy machine, the one second of
 * `vi.waitFor` passes before anything is wrong.
 */
export function eventually<Seen>(check: () => Seen | Promise<Seen>, { interval = 20 }: Pace = {}): Promise<Seen> {
  return vi.waitFor(check, { timeout: 30_000, interval });
}
