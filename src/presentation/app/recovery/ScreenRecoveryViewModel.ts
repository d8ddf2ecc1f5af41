import { makeAutoObservable, runInAction } from 'mobx';
import type { PageReload } from '../../../application/resilience/PageReload';
import type { Recovery } from '../../../application/resilience/Recovery';
import type { Timers } from '../../../application/shared/Timers';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { needsPageReload } from '../../../domain/resilience/pageReload';
import { screenRecovery } from '../../../domain/resilience/screenRecovery';

/** Recovers a screen that failed (specification §4): resets the connection, or reloads the page where only that helps. */
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

  /** Starts the automatic recovery. */
  start(error: Error): Unsubscribe {
    void this.#recover(error);
    return () => this.#stopWaiting();
  }

  /** Renews the connection, which unlike a reset is not throttled. */
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
    const isRecovered = needsPageReload(error.message)
      ? this.#page.reloadAutomatically()
      : await this.#recovery.run('reset-connection');
    if (!isRecovered) runInAction(() => this.#show('failed'));
    else if (!needsPageReload(error.message)) this.#recoverAfter(screenRecovery.automaticDelay);
  }

  #recoverAfter(milliseconds: number): void {
    this.#stopWaiting = this.#timers.after(milliseconds, () => runInAction(() => this.#show('recovered')));
  }
}
