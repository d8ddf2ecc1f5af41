// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalStorageThemePreference } from '../../../../src/infrastructure/browser/storage/LocalStorageThemePreference';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

const shown = () => document.documentElement.getAttribute('data-theme');

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  [null, 'light'],
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'light'],
])('the page root shows the theme for the stored value %s: %s', (stored, expected) => {
  if (stored !== null) localStorage.setItem('theme', stored);
  expect(new LocalStorageThemePreference().current()).toBe(expected);
  expect(shown()).toBe(expected);
});

test('a change is shown and stored', () => {
  new LocalStorageThemePreference().change('dark');
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(new LocalStorageThemePreference().current()).toBe('dark');
});

test('another tab has no effect after unsubscribing', () => {
  const listener = vi.fn();
  const unsubscribe = new LocalStorageThemePreference().subscribe(listener);
  localStorage.setItem('theme', 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'mbz_session' }));
  expect(listener).not.toHaveBeenCalled();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  unsubscribe();
  dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
  expect(listener).toHaveBeenCalledExactlyOnceWith('dark');
});

test('a change lasts as long as the tab where localStorage is refused', () => {
  refuseStorage();
  const preference = new LocalStorageThemePreference();
  preference.change('dark');
  expect(preference.current()).toBe('dark');
  expect(shown()).toBe('dark');
});
