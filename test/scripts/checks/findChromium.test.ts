import { afterEach, expect, test, vi } from 'vitest';
import { ensureChromium, findChromium } from '../../../scripts/checks/findChromium';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the browser that was named is taken', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/my/chromium');
  expect([findChromium(), ensureChromium()]).toEqual(['/opt/my/chromium', '/opt/my/chromium']);
});

test('an empty name counts as none', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  expect(findChromium()).not.toBe('');
});
