import { vi } from 'vitest';

const realTimeout = setTimeout;

/** Runs `work` with timers about fifty times faster; real time passes in between for the network. */
export async function whileTimeFlies<Value>(work: () => Promise<Value>): Promise<Value> {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  const landed = () => isDone;
  while (!landed()) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => realTimeout(resolve, 10));
  }
  vi.useRealTimers();
  return done;
}
