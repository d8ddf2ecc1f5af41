// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE_ANSWERS_ID } from '../../../../src/application/shared/PageAnswers';
import { untilWanted } from '../../../../src/infrastructure/browser/page/untilWanted';
import { untilWantedOrLate } from '../../../../src/infrastructure/browser/page/untilWantedOrLate';

afterEach(() => {
  document.body.innerHTML = '';
  globalThis.mbzWanted = undefined;
});

test('a page that has brought no data wants the rest at once', async () => {
  globalThis.mbzWanted = new Promise(() => undefined);
  await expect(untilWanted()).resolves.toBeUndefined();
});

test('a page that has brought its data waits until it is touched', async () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_ANSWERS_ID}">[]</script>`;
  let touch: () => void = () => undefined;
  globalThis.mbzWanted = new Promise<void>((resolve) => {
    touch = resolve;
  });
  let isWanted = false;
  const waiting = untilWanted().then(() => {
    isWanted = true;
  });
  await Promise.resolve();
  expect(isWanted).toBe(false);
  touch();
  await waiting;
  expect(isWanted).toBe(true);
});

test('what is live on a page that nobody touches waits for ten seconds', async () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_ANSWERS_ID}">[]</script>`;
  globalThis.mbzWanted = new Promise(() => undefined);
  vi.useFakeTimers();
  let isOver = false;
  const waiting = untilWantedOrLate().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(9999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(isOver).toBe(true);
  vi.useRealTimers();
});

test('ten seconds after a page was opened, who waits again does not wait ten seconds more', async () => {
  globalThis.mbzWanted = new Promise(() => undefined);
  vi.useFakeTimers();
  const first = untilWantedOrLate();
  await vi.advanceTimersByTimeAsync(10_000);
  await first;
  let isOver = false;
  void untilWantedOrLate().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(isOver).toBe(true);
});
