// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PAGE_ANSWERS_ID } from '../../../../src/application/shared/PageAnswers';
import { FIRST_CARDS_ID } from '../../../../src/infrastructure/browser/page/firstCards';
import { untilWanted } from '../../../../src/infrastructure/browser/page/untilWanted';

afterEach(() => {
  document.body.innerHTML = '';
  globalThis.mbzWanted = undefined;
});

test('a page that has brought no data wants the rest at once', async () => {
  globalThis.mbzWanted = new Promise(() => undefined);
  await expect(untilWanted()).resolves.toBeUndefined();
});

test.each([PAGE_ANSWERS_ID, FIRST_CARDS_ID])('a page that has brought %s waits until it is touched', async (id) => {
  document.body.innerHTML = `<script type="application/json" id="${id}">[]</script>`;
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

describe('untilWantedOrLate', () => {
  const load = async () =>
    (await import('../../../../src/infrastructure/browser/page/untilWantedOrLate')).untilWantedOrLate;

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers();
    globalThis.mbzWanted = new Promise(() => undefined);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('a page that nobody touches makes what is live wait for ten seconds', async () => {
    const untilWantedOrLate = await load();
    const onEnd = vi.fn<() => void>();
    void untilWantedOrLate().then(onEnd);
    await vi.advanceTimersByTimeAsync(9999);
    expect(onEnd).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('a page that nobody touches makes nobody wait for ten seconds twice', async () => {
    const untilWantedOrLate = await load();
    const first = untilWantedOrLate();
    await vi.advanceTimersByTimeAsync(10_000);
    await first;
    const onEnd = vi.fn<() => void>();
    void untilWantedOrLate().then(onEnd);
    await vi.advanceTimersByTimeAsync(0);
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
