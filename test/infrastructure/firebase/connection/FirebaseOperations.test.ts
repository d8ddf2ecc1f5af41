import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { ConnectionReset } from '../../../../src/infrastructure/firebase/connection/ConnectionReset';
import { FirebaseOperations } from '../../../../src/infrastructure/firebase/connection/FirebaseOperations';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Operations whose resets all succeed or all fail. The clock advances by `pace` milliseconds at each reset. */
function someOperations({ resets = true, pace = 0 } = {}) {
  const waits: number[] = [];
  let now = 0;
  const enable = async () => {
    if (!resets) throw new Error('The client has been terminated');
    now += pace;
  };
  const reset = new ConnectionReset({ disable: async () => undefined, enable }, { now: () => now });
  return { operations: new FirebaseOperations(reset, async (milliseconds) => void waits.push(milliseconds)), waits };
}

const failing = (times: number, code: string) => {
  let calls = 0;
  const operation = async () => {
    calls += 1;
    if (calls <= times) throw new FirebaseError(code, 'Message of the server');
    return 'done';
  };
  return { operation, calls: () => calls };
};

test('the value of an operation is returned', async () => {
  expect(await someOperations().operations.run(async () => 7)).toEqual({ ok: true, value: 7 });
});

test.each(['unavailable', 'bad-request'])(
  'an operation is retried after %s, one second and then two seconds later (§8.20, §9.10)',
  async (code) => {
    const { operations, waits } = someOperations({ pace: 10_000 });
    const { operation, calls } = failing(2, code);
    expect(await operations.run(operation)).toEqual({ ok: true, value: 'done' });
    expect([calls(), waits]).toEqual([3, [1000, 2000]]);
  },
);

test('an operation fails after three attempts (§9.10)', async () => {
  const { operations } = someOperations({ pace: 10_000 });
  const { operation, calls } = failing(9, 'unavailable');
  expect(await operations.run(operation)).toEqual({ ok: false, failure: 'offline' });
  expect(calls()).toBe(3);
});

test('an operation is not retried when the connection cannot be reset (§9.11)', async () => {
  const { operations } = someOperations({ resets: false });
  const { operation, calls } = failing(1, 'unavailable');
  expect(await operations.run(operation)).toEqual({ ok: false, failure: 'offline' });
  expect(calls()).toBe(1);
});

test('an operation is retried only once within ten seconds (§8.21)', async () => {
  const { operations } = someOperations();
  const { operation, calls } = failing(9, 'unavailable');
  await operations.run(operation);
  expect(calls()).toBe(2);
});

test.each([
  ['permission-denied', 'denied'],
  ['aborted', 'offline'],
] as const)('an operation that fails with %s is not retried', async (code, failure) => {
  const { operations } = someOperations();
  const { operation, calls } = failing(1, code);
  expect(await operations.run(operation)).toEqual({ ok: false, failure });
  expect(calls()).toBe(1);
});
