import { expect, onTestFinished } from 'vitest';
import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';
import { eventually } from '../time/eventually';

export interface RecordedEmissions<Value> {
  readonly all: readonly Value[];
  /** Waits until the latest value equals this. */
  becomes(expected: unknown): Promise<void>;
  readonly unsubscribe: Unsubscribe;
}

/** Subscribes until the end of the test, and records all values. */
export function recordedEmissions<Value>(
  subscribe: (listener: (value: Value) => void) => Unsubscribe,
): RecordedEmissions<Value> {
  const all: Value[] = [];
  const unsubscribe = subscribe((value) => all.push(value));
  onTestFinished(unsubscribe);
  return {
    all,
    unsubscribe,
    becomes: (expected) => eventually(() => expect(all.at(-1)).toEqual(expected), { interval: 5 }),
  };
}
