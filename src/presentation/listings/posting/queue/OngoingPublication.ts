import { makeAutoObservable, observableRef, runInAction, when } from 'mobx';
import type { Unsubscribe } from '../../../../application/shared/Unsubscribe';
import type { PostListingViewModel } from '../PostListingViewModel';

/** The form of a new listing that is started: while it is shown and, once it is left, for as long as it publishes. One in each tab. */
export class OngoingPublication {
  /** The form that publishes without being shown. */
  left: PostListingViewModel | null = null;
  #started: PostListingViewModel | null = null;
  #stop: Unsubscribe = () => undefined;

  constructor() {
    makeAutoObservable(this, { left: observableRef }, { autoBind: true });
  }

  /** Starts a form that is shown, or goes on with it. Returns what is to be called when it is left. */
  show(form: PostListingViewModel): Unsubscribe {
    this.#start(form);
    this.left = null;
    return () => {
      if (form === this.#started) runInAction(() => this.#leave(form));
    };
  }

  /** Starts a form that is not shown, to publish the draft that is queued; does nothing where another form is. Resolves once it publishes no more. */
  async resume(form: PostListingViewModel): Promise<void> {
    if (this.#started !== null) return;
    this.#start(form);
    this.left = form;
    await when(() => form.status !== 'publishing');
  }

  /** Resolves once the form publishes no more, and ends it. False: it is shown, or `signal` was aborted. */
  async finished(form: PostListingViewModel, signal: AbortSignal): Promise<boolean> {
    try {
      await when(() => form.status !== 'publishing' || this.left !== form, { signal });
    } catch {
      return false;
    }
    if (this.left !== form) return false;
    runInAction(() => this.#end());
    return true;
  }

  #leave(form: PostListingViewModel): void {
    if (form.status === 'publishing') this.left = form;
    else this.#end();
  }

  #start(form: PostListingViewModel): void {
    if (form === this.#started) return;
    this.#end();
    this.#started = form;
    this.#stop = form.start();
  }

  #end(): void {
    this.#stop();
    this.#stop = () => undefined;
    this.#started = null;
    this.left = null;
  }
}
