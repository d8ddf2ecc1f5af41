// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { PAGE_ANSWERS_ID } from '../../../../src/application/shared/PageAnswers';
import { untilWanted } from '../../../../src/infrastructure/browser/page/untilWanted';

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
