import type { VisitMarker } from '../../../application/analytics/VisitMarker';

const KEY = 'mbz_last_visit';

/** Milliseconds in which what one tab has written to localStorage reaches the processes of the others: browsers promise none. */
const PROPAGATION = 1000;

/** Stores the day in localStorage. A lock makes tabs claim one after the other; over plain http there are no locks. */
export class LocalStorageVisitMarker implements VisitMarker {
  claim(day: string): Promise<boolean> {
    return new Promise((resolve) => {
      const take = () => {
        const isTaken = takeDay(day);
        resolve(isTaken);
        // A tab that gets the lock at once might still read the storage without this day.
        return isTaken ? new Promise((release) => setTimeout(release, PROPAGATION)) : undefined;
      };
      // A browser may have locks and refuse them, in a frame for example.
      const locks = locksOf(navigator);
      if (locks === null || locks === undefined) void take();
      else locks.request(KEY, take).catch(take);
    });
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
