// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserShortcutPreference } from '../../../../src/infrastructure/browser/device/BrowserShortcutPreference';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

test('letters are on until they are switched off, which the next visit remembers', () => {
  expect(new BrowserShortcutPreference().hasLetters()).toBe(true);
  new BrowserShortcutPreference().setLetters(false);
  expect(new BrowserShortcutPreference().hasLetters()).toBe(false);
  new BrowserShortcutPreference().setLetters(true);
  expect(new BrowserShortcutPreference().hasLetters()).toBe(true);
});

test('the choice lasts as long as the page where storage is refused', () => {
  refuseStorage();
  const preference = new BrowserShortcutPreference();
  expect(preference.hasLetters()).toBe(true);
  preference.setLetters(false);
  expect(preference.hasLetters()).toBe(false);
});
