import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ChangeOwnEmail } from '../../../application/auth/ChangeOwnEmail';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { SentEmail } from '../../../application/auth/SentEmail';
import type { Result } from '../../../domain/shared/Result';

/** Requests another address, or a first one with its password. */
export class EmailChangeViewModel {
  email = '';
  password = '';
  status: 'idle' | 'busy' | 'requested' = 'idle';
  failure: IdentityFailure | null = null;
  sent: SentEmail | null = null;
  readonly #change: ChangeOwnEmail;

  constructor(change: ChangeOwnEmail) {
    this.#change = change;
    makeAutoObservable(this, { sent: observableRef }, { autoBind: true });
  }

  typeEmail(email: string): void {
    this.email = email;
    this.failure = null;
  }

  typePassword(password: string): void {
    this.password = password;
    this.failure = null;
  }

  async request(isFirst: boolean): Promise<void> {
    if (this.status === 'busy') return;
    this.#begin();
    const outcome = await this.#change.execute(this.email, isFirst ? this.password : null);
    runInAction(() => this.#finish(outcome));
  }

  #begin(): void {
    this.status = 'busy';
    this.failure = null;
  }

  #finish(outcome: Result<SentEmail | null, IdentityFailure>): void {
    this.status = outcome.ok ? 'requested' : 'idle';
    this.failure = outcome.ok ? null : outcome.failure;
    if (outcome.ok) this.sent = outcome.value;
  }
}
