import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ResetPassword } from '../../application/auth/ResetPassword';
import type { SignUpWithEmail } from '../../application/auth/SignUpWithEmail';
import type { RequestPasswordReset } from '../../application/auth/RequestPasswordReset';
import type { IdentityFailure } from '../../application/auth/IdentityFailure';
import type { FirstStep } from '../../application/auth/SecondFactorChallenge';
import type { SentEmail } from '../../application/auth/SentEmail';
import type { SignInWithEmail } from '../../application/auth/SignInWithEmail';
import type { Result } from '../../domain/shared/Result';
import type { SecondFactorGate } from '../shared/session/SecondFactorGate';

export type EmailTask = 'sign-in' | 'create' | 'forget';

/** Signs in with e-mail and password, creates an account, or resets the password. */
export class EmailSignInViewModel {
  task: EmailTask = 'sign-in';
  email = '';
  password = '';
  /** `created`: signed in to a new account whose address is not confirmed. `signed-in`: through this form. */
  status: 'idle' | 'busy' | 'created' | 'signed-in' = 'idle';
  failure: IdentityFailure | null = null;
  /** The e-mail just sent, to confirm the address or to reset the password. */
  sent: SentEmail | null = null;
  code = '';
  /** The password has just been reset. */
  hasNewPassword = false;
  readonly #signIn: SignInWithEmail;
  readonly #create: SignUpWithEmail;
  readonly #forget: RequestPasswordReset;
  readonly #choose: ResetPassword;
  readonly #gate: SecondFactorGate;

  constructor(
    signIn: SignInWithEmail,
    create: SignUpWithEmail,
    forget: RequestPasswordReset,
    choose: ResetPassword,
    gate: SecondFactorGate,
  ) {
    this.#signIn = signIn;
    this.#create = create;
    this.#forget = forget;
    this.#choose = choose;
    this.#gate = gate;
    makeAutoObservable(this, { sent: observableRef }, { autoBind: true });
  }

  get isBusy(): boolean {
    return this.status === 'busy';
  }

  /** Clears all but the address. */
  choose(task: EmailTask): void {
    this.task = task;
    this.password = '';
    this.code = '';
    this.failure = null;
    this.sent = null;
  }

  typeEmail(email: string): void {
    this.email = email;
    this.failure = null;
  }

  typePassword(password: string): void {
    this.password = password;
    this.failure = null;
  }

  typeCode(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, 6);
    this.failure = null;
  }

  async submit(): Promise<void> {
    if (this.status !== 'idle') return;
    this.#begin();
    const finish = await this.#execute();
    runInAction(finish);
  }

  /** Resets the password with the code of an e-mail link. */
  async resetPassword(code: string): Promise<void> {
    if (this.status !== 'idle') return;
    this.#begin();
    const outcome = await this.#choose.execute(code, this.password);
    runInAction(() => this.#finishReset(outcome));
  }

  /** Goes on after creating an account, whether the address is confirmed or not. */
  goOn(): void {
    this.status = 'signed-in';
  }

  /** Returns what shows the result. */
  async #execute(): Promise<() => void> {
    if (this.task === 'sign-in') {
      const step = await this.#signIn.execute(this.email, this.password);
      return () => this.#finishSignIn(step);
    }
    if (this.task === 'create') {
      const created = await this.#create.execute(this.email, this.password);
      return () => this.#finishSignUp(created);
    }
    if (this.sent === null) {
      const sent = await this.#forget.execute(this.email);
      return () => this.#finishResetRequest(sent);
    }
    const reset = await this.#choose.execute(this.code, this.password);
    return () => this.#finishReset(reset);
  }

  #begin(): void {
    this.status = 'busy';
    this.failure = null;
    this.hasNewPassword = false;
  }

  #finishSignIn(step: FirstStep): void {
    this.#finish(step.ok && step.value === null ? 'signed-in' : 'idle', step);
    if (step.ok && step.value !== null) this.#gate.require(step.value);
  }

  #finishSignUp(outcome: Result<SentEmail | null, IdentityFailure>): void {
    this.#finish(outcome.ok ? 'created' : 'idle', outcome);
    if (outcome.ok) this.sent = outcome.value;
  }

  #finishResetRequest(outcome: Result<SentEmail, IdentityFailure>): void {
    this.#finish('idle', outcome);
    if (outcome.ok) this.sent = outcome.value;
  }

  #finishReset(outcome: Result<void, IdentityFailure>): void {
    this.#finish('idle', outcome);
    if (!outcome.ok) return;
    this.choose('sign-in');
    this.hasNewPassword = true;
  }

  #finish(status: 'idle' | 'created' | 'signed-in', outcome: Result<unknown, IdentityFailure>): void {
    this.status = status;
    this.failure = outcome.ok ? null : outcome.failure;
    if (outcome.ok && status !== 'idle') this.password = '';
  }
}
