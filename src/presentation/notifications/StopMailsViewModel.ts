import { makeAutoObservable, runInAction } from 'mobx';
import type { MessageMails } from '../../application/notifications/MessageMails';
import type { BackendFailure } from '../../application/shared/BackendFailure';

/** Ends the e-mails of one kind to anyone who has opened an unsubscribe link. */
export class StopMailsViewModel {
  status: 'idle' | 'pending' | 'stopped' = 'idle';
  failure: 'unknown-token' | BackendFailure | null = null;
  readonly #mails: Pick<MessageMails, 'unsubscribe'>;

  constructor(mails: Pick<MessageMails, 'unsubscribe'>) {
    this.#mails = mails;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async stop(token: string): Promise<void> {
    if (this.status !== 'idle') return;
    this.status = 'pending';
    this.failure = null;
    const stopped = await this.#mails.unsubscribe(token);
    runInAction(() => {
      this.status = stopped.ok ? 'stopped' : 'idle';
      this.failure = stopped.ok ? null : stopped.failure;
    });
  }
}
