// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalStorageVisitMarker } from '../../../../src/infrastructure/browser/storage/LocalStorageVisitMarker';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the marker of the last visit', () => {
  test('is claimed once a day, whichever tab asks', async () => {
    const [tab, otherTab] = [new LocalStorageVisitMarker(), new LocalStorageVisitMarker()];
    expect(await Promise.all([tab.claim('2026-06-15'), otherTab.claim('2026-06-15'), tab.claim('2026-06-15')])).toEqual(
      [true, false, false],
    );
    expect(await otherTab.claim('2026-06-16')).toBe(true);
    expect(await tab.claim('2026-06-16')).toBe(false);
  });

  test('can be claimed again once it was given back', async () => {
    const marker = new LocalStorageVisitMarker();
    await marker.claim('2026-06-15');
    marker.release('2026-06-15');
    expect(await marker.claim('2026-06-15')).toBe(true);
  });

  test('of another day is not given back', async () => {
    const marker = new LocalStorageVisitMarker();
    await marker.claim('2026-06-16');
    marker.release('2026-06-15');
    expect(await marker.claim('2026-06-16')).toBe(false);
  });

  test('is looked at by one tab after the other, where the browser has locks', async () => {
    const request = vi.fn((_name: string, work: () => boolean) => Promise.resolve(work()));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await new LocalStorageVisitMarker().claim('2026-06-15')).toBe(true);
    expect(request).toHaveBeenCalledOnce();
  });

  test('does without locks that the browser refuses', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } });
    expect(await new LocalStorageVisitMarker().claim('2026-06-15')).toBe(true);
    expect(await new LocalStorageVisitMarker().claim('2026-06-15')).toBe(false);
  });

  test('cannot be claimed in a browser that keeps nothing', async () => {
    refuseStorage();
    const marker = new LocalStorageVisitMarker();
    expect(await marker.claim('2026-06-15')).toBe(false);
    expect(() => marker.release('2026-06-15')).not.toThrow();
  });
});
