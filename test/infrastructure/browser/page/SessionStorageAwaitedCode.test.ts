// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionStorageAwaitedCode } from '../../../../src/infrastructure/browser/page/SessionStorageAwaitedCode';

const KEY = 'mbz_awaited_code';
const awaited = { number: '06 12 34 56 78', ticket: 'ticket', sentAt: 1 };

beforeEach(() => sessionStorage.clear());

test('the awaited code is found after a reload, in this tab alone', () => {
  new SessionStorageAwaitedCode().save(awaited);
  expect(new SessionStorageAwaitedCode().current()).toEqual(awaited);
  expect(Object.keys(localStorage)).toEqual([]);
  new SessionStorageAwaitedCode().save(null);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

test.each(['{', '1', '{"number":"06","ticket":"t"}'])('what is no awaited code is read as none: %s', (text) => {
  sessionStorage.setItem(KEY, text);
  expect(new SessionStorageAwaitedCode().current()).toBeNull();
});

test('no code is awaited where storage is refused', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const store = new SessionStorageAwaitedCode();
  store.save(awaited);
  expect(store.current()).toBeNull();
  vi.unstubAllGlobals();
});
