import { beforeEach, expect, test, vi } from 'vitest';
import { ConnectionReset } from '../../../../src/infrastructure/firebase/connection/ConnectionReset';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

function aReset(disable: () => Promise<void> = async () => undefined) {
  const calls: string[] = [];
  const clock = { time: 0, now: () => clock.time };
  const network = {
    disable: () => {
      calls.push('disable');
      return disable();
    },
    enable: async () => void calls.push('enable'),
  };
  return { reset: new ConnectionReset(network, clock), clock, calls };
}

test('a reset disables and enables the network', async () => {
  const { reset, calls } = aReset();
  expect(await reset.run()).toBe(true);
  expect(calls).toEqual(['disable', 'enable']);
});

test('a reset runs at most once per 10 seconds (§9.9)', async () => {
  const { reset, clock, calls } = aReset();
  await reset.run();
  clock.time = 9_999;
  expect(await reset.run()).toBe(false);
  clock.time = 10_000;
  expect(await reset.run()).toBe(true);
  expect(calls).toHaveLength(4);
});

test('several calls during a reset share its result', async () => {
  const { reset, calls } = aReset();
  expect(await Promise.all([reset.run(), reset.run()])).toEqual([true, true]);
  expect(calls).toHaveLength(2);
});

test('a reset that fails returns false and is logged', async () => {
  const { reset } = aReset(() => Promise.reject(new Error('The client has been terminated')));
  expect(await reset.run()).toBe(false);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('échoué'), expect.any(Error));
});
