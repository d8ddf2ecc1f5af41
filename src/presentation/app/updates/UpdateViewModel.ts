import { makeAutoObservable, runInAction } from 'mobx';
import type { PageReload } from '../../../application/resilience/PageReload';
import type { SiteUpdates } from '../../../application/resilience/SiteUpdates';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Offers a new version of the site, and never takes it by itself: somebody may be typing. */
export class UpdateViewModel {
  isOffered = false;
  readonly #updates: SiteUpdates;
  readonly #page: PageReload;

  constructor(updates: SiteUpdates, page: PageReload) {
    this.#updates = updates;
    this.#page = page;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): Unsubscribe {
    return this.#updates.subscribe(() => runInAction(() => this.#show(true)));
  }

  update(): void {
    this.#page.reload();
  }

  /** The next version is offered again. */
  postpone(): void {
    this.#show(false);
  }

  #show(isOffered: boolean): void {
    this.isOffered = isOffered;
  }
}
