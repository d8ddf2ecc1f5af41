import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { OwnEmail } from '../../../application/auth/OwnEmail';
import type { OwnIdentity } from '../../../application/auth/OwnIdentity';
import type { SentEmail } from '../../../application/auth/SentEmail';
import { failure, type Result } from '../../../domain/shared/Result';

/** Confirming an address: by the link in a message, or, in a demonstration, by the code that stands for it. */
export class EmailConfirmationViewModel {
  code = '';
  status: 'idle' | 'busy' | 'confirmed' = 'idle';
  failure: IdentityFailure | null = null;
  /** The message that has gone out last; null: none. */
  sent: SentEmail | null = null;
  readonly #ownEmail: OwnEmail;
  readonly #ownIdentity: OwnIdentity;

  constructor(ownEmail: OwnEmail, ownIdentity: OwnIdentity) {
    this.#ownEmail = ownEmail;
    this.#ownIdentity = ownIdentity;
    makeAutoObservable(this, { sent: observableRef }, { autoBind: true });
  }

  /** Waits for the answer to a message that has just gone out. */
  expect(sent: SentEmail | null): void {
    this.sent = sent;
    this.code = '';
    this.failure = null;
    this.status = 'idle';
  }

  type(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, 6);
    this.failure = null;
  }

  async send(): Promise<void> {
    if (this.status === 'busy') return;
    this.#begin();
    const outcome = await this.#ownEmail.sendConfirmation();
    if (outcome.ok) this.expect(outcome.value);
    else runInAction(() => this.#finish(outcome));
  }

  /** `code`: of a link; otherwise the one that was typed. */
  async confirm(code = this.code): Promise<void> {
    if (this.status === 'busy') return;
    this.#begin();
    const outcome = await this.#ownEmail.confirm(code);
    runInAction(() => this.#finish(outcome));
  }

  /** Whoever has followed the link elsewhere: `Identity` tells whether it worked. */
  async checkConfirmed(): Promise<void> {
    if (this.status === 'busy') return;
    this.#begin();
    const looked = await this.#ownIdentity.refresh();
    runInAction(() => this.#finish(looked.ok ? failure('unverified-email') : looked));
  }

  #begin(): void {
    this.status = 'busy';
    this.failure = null;
  }

  #finish(outcome: Result<void, IdentityFailure>): void {
    this.status = outcome.ok ? 'confirmed' : 'idle';
    this.failure = outcome.ok ? null : outcome.failure;
  }
}
