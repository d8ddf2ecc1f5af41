import { makeAutoObservable, runInAction } from 'mobx';
import type { PageReload } from '../../../application/resilience/PageReload';
import type { Recovery } from '../../../application/resilience/Recovery';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { needsPageReload } from '../../../domain/resilience/pageReload';
import { screenRecovery } from '../../../domain/resilience/screenRecovery';

/** Brings back a screen that has broken down (specification §4), by mending the connection; or the page, where only a new one helps. */
export class ScreenRecoveryViewModel {
  status: 'recovering' | 'failed' | 'recovered' = 'recovering';
  readonly #recovery: Recovery;
  readonly #page: PageReload;
  readonly #timers: Timers;
  #stopWaiting: Unsubscribe = () => undefined;

  constructor(recovery: Recovery, page: PageReload, timers: Timers) {
    this.#recovery = recovery;
    this.#page = page;
    this.#timers = timers;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins with the automatic recovery. */
  start(error: Error): Unsubscribe {
    void this.#recover(error);
    return () => this.#stopWaiting();
  }

  /** The connection is renewed, which is not throttled as a reset is: the person has waited enough. */
  async retry(error: Error): Promise<void> {
    if (needsPageReload(error.message)) {
      this.reload();
      return;
    }
    this.#show('recovering');
    if (await this.#recovery.run('renew-client')) this.#recoverAfter(screenRecovery.manualDelay);
    else runInAction(() => this.#show('failed'));
  }

  reload(): void {
    this.#page.reload();
  }

  #show(status: ScreenRecoveryViewModel['status']): void {
    this.status = status;
  }

  async #recover(error: Error): Promise<void> {
    this.#show('recovering');
    const isMended = needsPageReload(error.message)
      ? this.#page.reloadAutomatically()
      : await this.#recovery.run('reset-connection');
    if (!isMended) runInAction(() => this.#show('failed'));
    else if (!needsPageReload(error.message)) this.#recoverAfter(screenRecovery.automaticDelay);
  }

  #recoverAfter(milliseconds: number): void {
    this.#stopWaiting = this.#timers.after(milliseconds, () => runInAction(() => this.#show('recovered')));
  }
}
