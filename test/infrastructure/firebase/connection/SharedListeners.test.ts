import { expect, test } from 'vitest';
import { SharedListeners } from '../../../../src/infrastructure/firebase/connection/SharedListeners';

/** Listeners over a source that the test speaks for, and a time that passes when the test says so. */
function someListeners() {
  const due = new Map<number, () => void>();
  const log: string[] = [];
  let lastTimer = 0;
  let tell: (value: string) => void = () => undefined;
  const shared = new SharedListeners<string>((work) => {
    const timer = ++lastTimer;
    due.set(timer, work);
    return () => due.delete(timer);
  });
  const start = (teller: (value: string) => void) => {
    log.push('start');
    tell = teller;
    return () => log.push('stop');
  };
  const watch = (told: string[], key = 'key') => shared.watch(key, start, (value) => told.push(value));
  const letTimePass = () => {
    for (const work of due.values()) work();
    due.clear();
  };
  return { shared, watch, log, tell: (value: string) => tell(value), letTimePass };
}

test('starts once for all who watch the same thing, and tells late comers what was told last', () => {
  const { watch, tell, log } = someListeners();
  const [first, second]: [string[], string[]] = [[], []];
  watch(first);
  tell('a');
  watch(second);
  tell('b');
  expect([log, first, second]).toEqual([['start'], ['a', 'b'], ['a', 'b']]);
});

test('stops a while after the last has gone', () => {
  const { shared, watch, log, letTimePass } = someListeners();
  const [leave, leaveToo] = [watch([]), watch([])];
  leave();
  letTimePass();
  leaveToo();
  expect(log).toEqual(['start']);
  letTimePass();
  expect(log).toEqual(['start', 'stop']);
  expect(shared.count).toBe(0);
});

test('goes on when someone comes back in time', () => {
  const { watch, log, tell, letTimePass } = someListeners();
  watch([])();
  const told: string[] = [];
  watch(told);
  letTimePass();
  tell('a');
  expect([log, told]).toEqual([['start'], ['a']]);
});

test('leaving twice is leaving once', () => {
  const { shared, watch, letTimePass } = someListeners();
  const leave = watch([]);
  watch([]);
  leave();
  leave();
  letTimePass();
  expect(shared.count).toBe(1);
});

test('starts anew for a key that was forgotten', () => {
  const { shared, watch, log, tell } = someListeners();
  watch([]);
  tell('broken');
  shared.forget('key');
  const told: string[] = [];
  watch(told);
  expect([log, told]).toEqual([['start', 'start'], []]);
});

test('keeps different things apart', () => {
  const { shared, watch } = someListeners();
  watch([], 'one');
  watch([], 'other');
  expect(shared.count).toBe(2);
});
