import { makeAutoObservable } from 'mobx';
import type { SiteInstallation } from '../../application/resilience/SiteInstallation';
import type { Unsubscribe } from '../../application/shared/Unsubscribe';

/** Whether this screen offers to install the site. */
export class InstallOfferViewModel {
  isOffered = false;
  readonly #installation: SiteInstallation;

  constructor(installation: SiteInstallation) {
    this.#installation = installation;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Unsubscribe {
    this.look();
    return this.#installation.subscribe(this.look);
  }

  look(): void {
    this.isOffered = this.#installation.isOffered();
  }

  /** Shows the question of the browser. After a refusal, the browser decides when it can be shown again. */
  install(): void {
    const asking = this.#installation.install();
    this.look();
    // A browser that does not show its question leaves nothing to say: its own menu installs the site too.
    void asking.catch(() => undefined);
  }

  postpone(): void {
    this.#installation.postpone();
    this.look();
  }
}
