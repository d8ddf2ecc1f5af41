import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { OwnEmail } from '../../../application/auth/OwnEmail';
import type { OwnIdentity } from '../../../application/auth/OwnIdentity';
import type { SentEmail } from '../../../application/auth/SentEmail';
import { failure, type Result } from '../../../domain/shared/Result';

/** Confirms an address with the link of an e-mail, or in the demonstration with a code. */
export class EmailConfirmationViewModel {
  code = '';
  status: 'idle' | 'busy' | 'confirmed' = 'idle';
  failure: IdentityFailure | null = null;
  /** The last e-mail sent. */
  sent: SentEmail | null = null;
  readonly #ownEmail: OwnEmail;
  readonly #ownIdentity: OwnIdentity;

  constructor(ownEmail: OwnEmail, ownIdentity: OwnIdentity) {
    this.#ownEmail = ownEmail;
    this.#ownIdentity = ownIdentity;
    makeAutoObservable(this, { sent: observableRef }, { autoBind: true });
  }

  /** Starts waiting for the confirmation of an e-mail just sent. */
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

  /** `code`: of a link; by default the typed one. */
  async confirm(code = this.code): Promise<void> {
    if (this.status === 'busy') return;
    this.#begin();
    const outcome = await this.#ownEmail.confirm(code);
    runInAction(() => this.#finish(outcome));
  }

  /** Checks whether the link was followed elsewhere; the `Identity` has the result. */
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
