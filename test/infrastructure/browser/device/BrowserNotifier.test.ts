// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { BrowserNotifier } from '../../../../src/infrastructure/browser/device/BrowserNotifier';
import { StoredText } from '../../../../src/infrastructure/browser/storage/StoredText';

const aNotifier = (owner: string | null = null) =>
  new BrowserNotifier({ owner: () => owner }, new StoredText('mbz_notifications_declined'));
const note = { tag: 'velo~karim', title: 'Message de Karim', text: 'Bonjour' };

function aBrowser(permission: string, visibility: 'visible' | 'hidden' = 'hidden', isPhone = false) {
  const shown: { readonly title: string; readonly options: unknown; onclick: () => void; close: () => void }[] = [];
  class FakeNotification {
    static permission = permission;
    static requestPermission = () => Promise.resolve('granted');
    onclick = () => undefined;
    close = () => undefined;
    readonly title: string;
    readonly options: unknown;
    constructor(title: string, options: unknown) {
      this.title = title;
      this.options = options;
      if (isPhone) throw new TypeError('Illegal constructor');
      shown.push(this);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  return shown;
}

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a notification is shown while the window is hidden, and a click opens it', () => {
  const shown = aBrowser('granted');
  const onOpen = vi.fn();
  aNotifier().show(note, onOpen);
  expect(shown).toMatchObject([{ title: 'Message de Karim', options: { tag: 'velo~karim', body: 'Bonjour' } }]);
  shown[0]?.onclick();
  expect(onOpen).toHaveBeenCalledOnce();
});

test.each([
  ['granted', 'visible'],
  ['default', 'hidden'],
  ['denied', 'hidden'],
] as const)('no notification is shown when the permission is %s and the window is %s', (permission, visibility) => {
  const shown = aBrowser(permission, visibility);
  aNotifier().show(note, () => undefined);
  expect(shown).toEqual([]);
});

test('asking for the permission returns the answer', async () => {
  aBrowser('default');
  const notifier = aNotifier();
  expect(notifier.permission()).toBe('default');
  expect(await notifier.ask()).toBe('granted');
});

test('a phone that refuses notifications causes no error', () => {
  aBrowser('granted', 'hidden', true);
  expect(() => aNotifier().show(note, () => undefined)).not.toThrow();
});

test('a browser without notifications is reported as unsupported', async () => {
  vi.stubGlobal('Notification', undefined);
  Reflect.deleteProperty(globalThis, 'Notification');
  const notifier = aNotifier();
  expect([notifier.permission(), await notifier.ask()]).toEqual(['unsupported', 'unsupported']);
  notifier.show(note, () => undefined);
});

test('no notification is shown by the page where messages are pushed to this browser', () => {
  const shown = aBrowser('granted');
  aNotifier('claire').show(note, () => undefined);
  expect(shown).toEqual([]);
});

test('a no to the question is remembered in this browser', () => {
  expect(aNotifier().isDeclined()).toBe(false);
  aNotifier().decline();
  expect(aNotifier().isDeclined()).toBe(true);
});
