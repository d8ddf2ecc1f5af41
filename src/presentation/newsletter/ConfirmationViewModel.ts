import { makeAutoObservable, runInAction } from 'mobx';
import type { ConfirmSubscription } from '../../application/newsletter/ConfirmSubscription';
import type { ConfirmSubscriptionFailure } from '../../application/newsletter/NewsletterRepository';

/** Confirms a subscription with the token of the link that was sent to its address. */
export class ConfirmationViewModel {
  status: 'idle' | 'pending' | 'confirmed' = 'idle';
  failure: ConfirmSubscriptionFailure | null = null;
  readonly #confirm: Pick<ConfirmSubscription, 'execute'>;

  constructor(confirm: Pick<ConfirmSubscription, 'execute'>) {
    this.#confirm = confirm;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async confirm(token: string): Promise<void> {
    if (this.status !== 'idle') return;
    this.status = 'pending';
    this.failure = null;
    const confirmed = await this.#confirm.execute(token);
    runInAction(() => {
      this.status = confirmed.ok ? 'confirmed' : 'idle';
      this.failure = confirmed.ok ? null : confirmed.failure;
    });
  }
}
