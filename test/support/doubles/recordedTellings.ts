import { expect, onTestFinished, vi } from 'vitest';
import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';

export interface RecordedTellings<Value> {
  readonly all: readonly Value[];
  /** Waits until the latest telling equals this. */
  becomes(expected: unknown): Promise<void>;
  readonly unsubscribe: Unsubscribe;
}

/** Subscribes, and keeps everything that is told. */
export function recordedTellings<Value>(
  subscribe: (listener: (value: Value) => void) => Unsubscribe,
): RecordedTellings<Value> {
  const all: Value[] = [];
  const unsubscribe = subscribe((value) => all.push(value));
  onTestFinished(unsubscribe);
  return {
    all,
    unsubscribe,
    becomes: (expected) => vi.waitFor(() => expect(all.at(-1)).toEqual(expected), { interval: 5, timeout: 20_000 }),
  };
}
