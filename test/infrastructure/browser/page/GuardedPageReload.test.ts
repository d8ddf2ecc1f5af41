// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GuardedPageReload } from '../../../../src/infrastructure/browser/page/GuardedPageReload';
import { reloadWhenBroken } from '../../../../src/infrastructure/browser/page/reloadWhenBroken';
import { VirtualTime } from '../../../support/time/VirtualTime';

const reload = vi.spyOn(location, 'reload');

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a requested reload always happens', () => {
  const page = new GuardedPageReload(new VirtualTime());
  page.reload();
  page.reload();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('an automatic reload happens at most once in five minutes per tab', async () => {
  const time = new VirtualTime();
  expect(new GuardedPageReload(time).reloadAutomatically()).toBe(true);
  await time.pass(299_999);
  expect(new GuardedPageReload(time).reloadAutomatically()).toBe(false);
  await time.pass(1);
  expect(new GuardedPageReload(time).reloadAutomatically()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('an automatic reload does not happen offline', () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(new GuardedPageReload(new VirtualTime()).reloadAutomatically()).toBe(false);
});

test('an automatic reload does not happen where storage is refused', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(new GuardedPageReload(new VirtualTime()).reloadAutomatically()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('an uncaught error reloads the page if only that can help', () => {
  const unasked = vi.fn(() => true);
  reloadWhenBroken({ reload: () => undefined, reloadAutomatically: unasked });
  const broken = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state');
  dispatchEvent(new ErrorEvent('error', { error: new Error('a bug') }));
  dispatchEvent(new ErrorEvent('error', { error: 'no error at all' }));
  expect(unasked).not.toHaveBeenCalled();
  dispatchEvent(new ErrorEvent('error', { error: broken }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken }));
  expect(unasked).toHaveBeenCalledTimes(2);
});

test('an uncaught error without a network reloads the page once there is one again, if only that can help', () => {
  const reloadAutomatically = vi.fn(() => false);
  reloadWhenBroken({ reload: () => undefined, reloadAutomatically });
  dispatchEvent(new ErrorEvent('error', { error: new Error('a bug') }));
  dispatchEvent(new Event('online'));
  expect(reloadAutomatically).not.toHaveBeenCalled();
  dispatchEvent(new ErrorEvent('error', { error: new Error('INTERNAL ASSERTION FAILED: Unexpected state') }));
  expect(reloadAutomatically).toHaveBeenCalledOnce();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect(reloadAutomatically).toHaveBeenCalledTimes(2);
});
