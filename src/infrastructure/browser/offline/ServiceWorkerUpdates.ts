import type { SiteUpdates } from '../../../application/resilience/SiteUpdates';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { HOUR, type Instant } from '../../../domain/shared/Instant';
import { SHELL } from './workerProtocol';

/** How often a page that is looked at asks whether there is another version; browsers ask at each navigation themselves. */
const ASKING_INTERVAL = HOUR;

/**
 * Hears from the service worker, whose file changes with each version. A page may be of the new version already, since the server renders
 * it: the shell on the server says so by the script that it names.
 */
export class ServiceWorkerUpdates implements SiteUpdates {
  readonly #workers: ServiceWorkerContainer;
  readonly #registration: Pick<ServiceWorkerRegistration, 'update'>;
  readonly #clock: Clock;
  #lastAsked: Instant;

  constructor(workers: ServiceWorkerContainer, registration: Pick<ServiceWorkerRegistration, 'update'>, clock: Clock) {
    this.#workers = workers;
    this.#registration = registration;
    this.#clock = clock;
    this.#lastAsked = clock.now();
  }

  subscribe(onUpdate: () => void): Unsubscribe {
    const judge = () =>
      void isOutdated().then(
        (isOld) => isOld && onUpdate(),
        // Without a network: the next version, or the next visit, says it.
        () => undefined,
      );
    const ask = () => {
      if (document.visibilityState === 'visible') void this.#ask();
    };
    this.#workers.addEventListener('controllerchange', judge);
    // The worker of a new version may have taken over before this page listened, which it does once it is idle.
    judge();
    document.addEventListener('visibilitychange', ask);
    return () => {
      this.#workers.removeEventListener('controllerchange', judge);
      document.removeEventListener('visibilitychange', ask);
    };
  }

  async #ask(): Promise<void> {
    const now = this.#clock.now();
    if (Math.abs(now - this.#lastAsked) < ASKING_INTERVAL) return;
    this.#lastAsked = now;
    await this.#registration.update().catch(() => undefined);
  }
}

async function isOutdated(): Promise<boolean> {
  const script = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const answer = await fetch(SHELL, { cache: 'no-cache' });
  return answer.ok && script !== null && script !== undefined && !(await answer.text()).includes(script);
}
