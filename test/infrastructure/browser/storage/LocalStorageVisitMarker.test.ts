// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LocalStorageVisitMarker } from '../../../../src/infrastructure/browser/storage/LocalStorageVisitMarker';
import { refuseStorage } from '../../../support/doubles/refuseStorage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the marker of the last visit', () => {
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
