import { afterEach, expect, test, vi } from 'vitest';
import { BrowserDevice } from '../../../../src/infrastructure/browser/device/BrowserDevice';

afterEach(() => void vi.unstubAllGlobals());

test('the device has the current properties of the browser', () => {
  const window = { navigator: { userAgent: 'Mozilla/5.0 (iPad)', maxTouchPoints: 5 }, innerWidth: 768 };
  vi.stubGlobal('window', window);
  const device = new BrowserDevice();
  expect(device.traits()).toEqual({ userAgent: 'Mozilla/5.0 (iPad)', touchPoints: 5, windowWidth: 768 });
  window.innerWidth = 1024;
  expect(device.traits().windowWidth).toBe(1024);
});
