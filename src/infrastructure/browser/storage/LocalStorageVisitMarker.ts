import type { VisitMarker } from '../../../application/analytics/VisitMarker';

const KEY = 'mbz_last_visit';

/** Stores the day in localStorage. A lock makes tabs claim one after the other; over plain http there are no locks. */
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
      // Where storage is refused, nothing was claimed.
    }
  }
}

/** False also where storage is refused: such a browser would be counted at every visit. */
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
