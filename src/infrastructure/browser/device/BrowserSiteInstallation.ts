import type { SiteInstallation } from '../../../application/resilience/SiteInstallation';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { DAY } from '../../../domain/shared/Instant';

/** https://developer.mozilla.org/docs/Web/API/BeforeInstallPromptEvent, which TypeScript does not declare. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  /** Stored by the script in `index.html`, since browsers send the event once, often before any other script has run. */
  var mbzInstallPrompt: Event | undefined;
}

const KEY = 'mbz_install_postponed';
const PAUSE = 90 * DAY;

export class BrowserSiteInstallation implements SiteInstallation {
  readonly #clock: Clock;
  #postponedAt = -Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  isOffered(): boolean {
    return currentPrompt() !== undefined && this.#clock.now() - this.#lastPostponed() >= PAUSE;
  }

  subscribe(onChange: () => void): Unsubscribe {
    const installed = () => {
      globalThis.mbzInstallPrompt = undefined;
      onChange();
    };
    addEventListener('beforeinstallprompt', onChange);
    addEventListener('appinstalled', installed);
    return () => {
      removeEventListener('beforeinstallprompt', onChange);
      removeEventListener('appinstalled', installed);
    };
  }

  async install(): Promise<void> {
    const prompt = currentPrompt();
    globalThis.mbzInstallPrompt = undefined;
    await prompt?.prompt();
  }

  postpone(): void {
    this.#postponedAt = this.#clock.now();
    try {
      localStorage.setItem(KEY, String(this.#postponedAt));
    } catch {
      // It lasts as long as the page.
    }
  }

  /** What is stored in the future, by a clock that was wrong, is no reason. */
  #lastPostponed(): number {
    try {
      const stored = Number(localStorage.getItem(KEY) ?? -Infinity);
      return stored <= this.#clock.now() ? Math.max(stored, this.#postponedAt) : this.#postponedAt;
    } catch {
      return this.#postponedAt;
    }
  }
}

function currentPrompt(): InstallPrompt | undefined {
  const { mbzInstallPrompt: event } = globalThis;
  return event !== undefined && isPrompt(event) ? event : undefined;
}

function isPrompt(event: Event): event is InstallPrompt {
  return 'prompt' in event;
}
