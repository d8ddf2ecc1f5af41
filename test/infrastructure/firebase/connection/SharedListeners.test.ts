import { expect, test } from 'vitest';
import { SharedListeners } from '../../../../src/infrastructure/firebase/connection/SharedListeners';

/** Listeners on a source and a timer that the test controls. */
function someListeners() {
  const due = new Map<number, () => void>();
  const log: string[] = [];
  let lastTimer = 0;
  let emit: (value: string) => void = () => undefined;
  const shared = new SharedListeners<string>((work) => {
    const timer = ++lastTimer;
    due.set(timer, work);
    return () => due.delete(timer);
  });
  const start = (emitter: (value: string) => void) => {
    log.push('start');
    emit = emitter;
    return () => log.push('stop');
  };
  const subscribe = (values: string[], key = 'key') => shared.subscribe(key, start, (value) => values.push(value));
  const letTimePass = () => {
    for (const work of due.values()) work();
    due.clear();
  };
  return { shared, subscribe, log, emit: (value: string) => emit(value), letTimePass };
}

test('the subscribers of a key share one listener, and later ones get the last value at once', () => {
  const { subscribe, emit, log } = someListeners();
  const [first, second]: [string[], string[]] = [[], []];
  subscribe(first);
  emit('a');
  subscribe(second);
  emit('b');
  expect([log, first, second]).toEqual([['start'], ['a', 'b'], ['a', 'b']]);
});

test('the listener stops some time after the last subscriber has left', () => {
  const { shared, subscribe, log, letTimePass } = someListeners();
  const [leave, leaveToo] = [subscribe([]), subscribe([])];
  leave();
  letTimePass();
  leaveToo();
  expect(log).toEqual(['start']);
  letTimePass();
  expect(log).toEqual(['start', 'stop']);
  expect(shared.count).toBe(0);
});

test('the listener continues when somebody subscribes before it is released', () => {
  const { subscribe, log, emit, letTimePass } = someListeners();
  subscribe([])();
  const values: string[] = [];
  subscribe(values);
  letTimePass();
  emit('a');
  expect([log, values]).toEqual([['start'], ['a']]);
});

test('unsubscribing twice has the effect of unsubscribing once', () => {
  const { shared, subscribe, letTimePass } = someListeners();
  const leave = subscribe([]);
  subscribe([]);
  leave();
  leave();
  letTimePass();
  expect(shared.count).toBe(1);
});

test('a new listener starts for a key that was discarded', () => {
  const { shared, subscribe, log, emit } = someListeners();
  subscribe([]);
  emit('broken');
  shared.discard('key');
  const values: string[] = [];
  subscribe(values);
  expect([log, values]).toEqual([['start', 'start'], []]);
});

test('each key has its own listener', () => {
  const { shared, subscribe } = someListeners();
  subscribe([], 'one');
  subscribe([], 'other');
  expect(shared.count).toBe(2);
});
