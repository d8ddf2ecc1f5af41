import type { PageReload } from '../../../application/resilience/PageReload';
import type { Clock } from '../../../application/shared/Clock';
import { RELOAD_THROTTLE } from '../../../domain/resilience/pageReload';

const KEY = 'mbz_reloaded_at';

/** Remembers in this tab when it last reloaded unasked. Where that cannot be remembered, it never does: it could go on for ever. */
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
      // A clock that was set back says nothing: better not.
      if (last !== null && now - Number(last) < RELOAD_THROTTLE) return false;
      sessionStorage.setItem(KEY, String(now));
      return true;
    } catch {
      return false;
    }
  }
}
