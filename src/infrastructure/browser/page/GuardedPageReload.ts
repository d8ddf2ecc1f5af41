import type { PageReload } from '../../../application/resilience/PageReload';
import type { Clock } from '../../../application/shared/Clock';
import { RELOAD_THROTTLE } from '../../../domain/resilience/pageReload';

const KEY = 'mbz_reloaded_at';

/** Stores the time of the last automatic reload in this tab. Where storage is refused, it never reloads: it could do so endlessly. */
export class GuardedPageReload implements PageReload {
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  reload(): void {
    location.reload();
  }

  reloadAutomatically(): boolean {
    if (!navigator.onLine || !this.#mayReload()) return false;
    this.reload();
    return true;
  }

  #mayReload(): boolean {
    try {
      const now = this.#clock.now();
      const last = sessionStorage.getItem(KEY);
      // A negative time means that the clock was set back: do not reload.
      if (last !== null && now - Number(last) < RELOAD_THROTTLE) return false;
      sessionStorage.setItem(KEY, String(now));
      return true;
    } catch {
      return false;
    }
  }
}
