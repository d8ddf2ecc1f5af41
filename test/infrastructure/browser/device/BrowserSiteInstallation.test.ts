// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY } from '../../../../src/domain/shared/Instant';
import { BrowserSiteInstallation } from '../../../../src/infrastructure/browser/device/BrowserSiteInstallation';
import { refuseStorage } from '../../../support/doubles/refuseStorage';
import { NOON } from '../../../support/builders/aListing';

beforeEach(() => localStorage.clear());
afterEach(() => {
  globalThis.mbzInstallPrompt = undefined;
  vi.unstubAllGlobals();
});

/** As the script in `index.html` stores it. */
function aPrompt() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }));
  globalThis.mbzInstallPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt });
  return prompt;
}

const anInstallation = (now = NOON) => new BrowserSiteInstallation({ now: () => now });

test('nothing is offered where the browser would not ask', () => {
  expect(anInstallation().isOffered()).toBe(false);
});

test('the question that came before is asked, once', async () => {
  const prompt = aPrompt();
  const installation = anInstallation();
  expect(installation.isOffered()).toBe(true);
  await installation.install();
  await installation.install();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(installation.isOffered()).toBe(false);
});

test('subscribers are called for a prompt that comes later, and for an installation from the menu of the browser', () => {
  const installation = anInstallation();
  const changed = vi.fn();
  const unsubscribe = installation.subscribe(changed);
  aPrompt();
  dispatchEvent(new Event('beforeinstallprompt'));
  expect(changed).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('appinstalled'));
  expect(changed).toHaveBeenCalledTimes(2);
  expect(installation.isOffered()).toBe(false);
  unsubscribe();
  dispatchEvent(new Event('appinstalled'));
  expect(changed).toHaveBeenCalledTimes(2);
});

test('an offer that is put off is made again after 90 days', () => {
  aPrompt();
  const installation = anInstallation();
  installation.postpone();
  expect(installation.isOffered()).toBe(false);
  expect(anInstallation(NOON + 90 * DAY - 1).isOffered()).toBe(false);
  expect(anInstallation(NOON + 90 * DAY).isOffered()).toBe(true);
});

test('an offer that was put off by a clock in the future is made', () => {
  aPrompt();
  anInstallation(NOON + DAY).postpone();
  expect(anInstallation().isOffered()).toBe(true);
});

test('an offer stays put off as long as the page where storage is refused', () => {
  refuseStorage();
  aPrompt();
  const installation = anInstallation();
  expect(installation.isOffered()).toBe(true);
  installation.postpone();
  expect(installation.isOffered()).toBe(false);
});
