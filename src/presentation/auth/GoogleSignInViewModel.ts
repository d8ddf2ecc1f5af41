import { makeAutoObservable, runInAction } from 'mobx';
import type { GoogleSignIn } from '../../application/auth/GoogleSignIn';
import type { IdentityFailure } from '../../application/auth/IdentityFailure';
import type { FirstStep } from '../../application/auth/SecondFactorChallenge';
import type { SecondFactorGate } from '../shared/session/SecondFactorGate';

export class GoogleSignInViewModel {
  /** `signed-in`: through this button. */
  status: 'idle' | 'busy' | 'signed-in' = 'idle';
  failure: IdentityFailure | null = null;
  readonly isDemonstration: boolean;
  readonly #googleSignIn: GoogleSignIn;
  readonly #gate: SecondFactorGate;

  constructor(googleSignIn: GoogleSignIn, gate: SecondFactorGate) {
    this.isDemonstration = googleSignIn.isDemonstration;
    this.#googleSignIn = googleSignIn;
    this.#gate = gate;
    makeAutoObservable(this, { isDemonstration: false }, { autoBind: true });
  }

  async signIn(): Promise<void> {
    if (this.status !== 'idle') return;
    this.#begin();
    const outcome = await this.#googleSignIn.signIn();
    runInAction(() => this.#finish(outcome));
  }

  #begin(): void {
    this.status = 'busy';
    this.failure = null;
  }

  #finish(step: FirstStep): void {
    this.status = step.ok && step.value === null ? 'signed-in' : 'idle';
    this.failure = step.ok ? null : step.failure;
    if (step.ok && step.value !== null) this.#gate.require(step.value);
  }
}
