import { afterEach, expect, test, vi } from 'vitest';
import { BrowserGeolocation } from '../../../../src/infrastructure/browser/device/BrowserGeolocation';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the position of the device is returned', async () => {
  stubDevice((succeed) => succeed({ coords: { latitude: 47.2, longitude: -1.55, accuracy: 900 } }));
  expect(await new BrowserGeolocation().locate()).toEqual({ ok: true, value: { latitude: 47.2, longitude: -1.55 } });
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unavailable'],
])('code %i of the browser means %s', async (code, expected) => {
  stubDevice((_succeed, fail) => fail({ code }));
  expect(await new BrowserGeolocation().locate()).toEqual({ ok: false, failure: expected });
});

test('geolocation is unavailable in a browser without it', async () => {
  vi.stubGlobal('navigator', {});
  expect(await new BrowserGeolocation().locate()).toEqual({ ok: false, failure: 'unavailable' });
});

test('the browser is asked once for each call, and not before', async () => {
  const ask = stubDevice((_succeed, fail) => fail({ code: 1 }));
  const geolocation = new BrowserGeolocation();
  expect(ask).not.toHaveBeenCalled();
  await geolocation.locate();
  await geolocation.locate();
  expect(ask).toHaveBeenCalledTimes(2);
});

type Answer = (succeed: (position: unknown) => void, fail: (error: unknown) => void) => void;

function stubDevice(answer: Answer) {
  const getCurrentPosition = vi.fn(answer);
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  return getCurrentPosition;
}
