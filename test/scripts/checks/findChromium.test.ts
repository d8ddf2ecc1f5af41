import { afterEach, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium } from '../../../scripts/checks/findChromium';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the browser that CHROMIUM_PATH names is used', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/my/chromium');
  expect([findChromium(), ensureChromium()]).toEqual(['/opt/my/chromium', '/opt/my/chromium']);
});

test('an empty CHROMIUM_PATH is ignored', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findChromium()).not.toBe('');
});
