// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalStorageVisitMarker } from '../../../../src/infrastructure/browser/storage/LocalStorageVisitMarker';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the marker of the last visit', () => {
  test('a day can be claimed once, in whichever tab', async () => {
    const [tab, otherTab] = [new LocalStorageVisitMarker(), new LocalStorageVisitMarker()];
    expect(await Promise.all([tab.claim('2026-06-15'), otherTab.claim('2026-06-15'), tab.claim('2026-06-15')])).toEqual(
      [true, false, false],
    );
    expect(await otherTab.claim('2026-06-16')).toBe(true);
    expect(await tab.claim('2026-06-16')).toBe(false);
  });

  test('a released day can be claimed again', async () => {
    const marker = new LocalStorageVisitMarker();
    await marker.claim('2026-06-15');
    marker.release('2026-06-15');
    expect(await marker.claim('2026-06-15')).toBe(true);
  });

  test('releasing another day changes nothing', async () => {
    const marker = new LocalStorageVisitMarker();
    await marker.claim('2026-06-16');
    marker.release('2026-06-15');
    expect(await marker.claim('2026-06-16')).toBe(false);
  });

  test('tabs claim one after the other where the browser has locks', async () => {
    const request = vi.fn((_name: string, work: () => boolean) => Promise.resolve(work()));
    vi.stubGlobal('navigator', { locks: { request } });
    expect(await new LocalStorageVisitMarker().claim('2026-06-15')).toBe(true);
    expect(request).toHaveBeenCalledOnce();
  });

  test('a day can be claimed where the browser refuses locks', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } });
    expect(await new LocalStorageVisitMarker().claim('2026-06-15')).toBe(true);
    expect(await new LocalStorageVisitMarker().claim('2026-06-15')).toBe(false);
  });

  test('a day cannot be claimed where storage is refused', async () => {
    refuseStorage();
    const marker = new LocalStorageVisitMarker();
    expect(await marker.claim('2026-06-15')).toBe(false);
    expect(() => marker.release('2026-06-15')).not.toThrow();
  });
});
