import { makeAutoObservable } from 'mobx';
import type { GoogleSignIn } from '../../application/auth/GoogleSignIn';
import type { IdentityFailure } from '../../application/auth/IdentityFailure';
import type { FirstStep } from '../../application/auth/SecondStepChallenge';
import type { SecondStepGate } from '../shared/session/SecondStepGate';

export class GoogleSignInViewModel {
  /** `signed-in`: by this button, just now. */
  status: 'idle' | 'busy' | 'signed-in' = 'idle';
  failure: IdentityFailure | null = null;
  readonly isDemonstration: boolean;
  readonly #googleSignIn: GoogleSignIn;
  readonly #gate: SecondStepGate;

  constructor(googleSignIn: GoogleSignIn, gate: SecondStepGate) {
    this.isDemonstration = googleSignIn.isDemonstration;
    this.#googleSignIn = googleSignIn;
    this.#gate = gate;
    makeAutoObservable(this, { isDemonstration: false }, { autoBind: true });
  }

  async signIn(): Promise<void> {
    if (this.status !== 'idle') return;
    this.begin();
    this.hear(await this.#googleSignIn.signIn());
  }

  begin(): void {
    this.status = 'busy';
    this.failure = null;
  }

  hear(step: FirstStep): void {
    this.status = step.ok && step.value === null ? 'signed-in' : 'idle';
    this.failure = step.ok ? null : step.failure;
    if (step.ok && step.value !== null) this.#gate.require(step.value);
  }
}
