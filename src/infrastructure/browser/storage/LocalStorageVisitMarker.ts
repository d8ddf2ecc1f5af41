import type { VisitMarker } from '../../../application/analytics/VisitMarker';

const KEY = 'mbz_last_visit';

/** Keeps the date in localStorage. A lock of the browser lets one tab after the other look; plain http has none. */
export class LocalStorageVisitMarker implements VisitMarker {
  async claim(day: string): Promise<boolean> {
    const take = () => takeDay(day);
    try {
      return (await locksOf(navigator)?.request(KEY, take)) ?? take();
    } catch {
      // A browser may have locks and refuse them, in a frame for example.
      return take();
    }
  }

  release(day: string): void {
    try {
      if (localStorage.getItem(KEY) === day) localStorage.removeItem(KEY);
    } catch {
      // Nothing is kept, so nothing was claimed.
    }
  }
}

/** A browser that keeps nothing cannot tell its first visit from the next: it is not counted. */
function takeDay(day: string): boolean {
  try {
    if (localStorage.getItem(KEY) === day) return false;
    localStorage.setItem(KEY, day);
    return true;
  } catch {
    return false;
  }
}

function locksOf(browser: { readonly locks?: LockManager | null }): LockManager | null | undefined {
  return browser.locks;
}
