import { makeAutoObservable, runInAction } from 'mobx';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { SecondFactorEnrolment } from '../../../application/auth/SecondFactorEnrolment';
import type { Result } from '../../../domain/shared/Result';

/** Turns the second factor off. To turn it on, see `SecondFactorTurnOn`. */
export class SecondFactorSettingsViewModel {
  status: 'idle' | 'busy' = 'idle';
  failure: IdentityFailure | null = null;
  readonly #enrolment: SecondFactorEnrolment;

  constructor(enrolment: SecondFactorEnrolment) {
    this.#enrolment = enrolment;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Resolves to true when it is off. */
  async turnOff(): Promise<boolean> {
    if (this.status === 'busy') return false;
    this.#begin();
    const outcome = await this.#enrolment.turnOff();
    runInAction(() => this.#finish(outcome));
    return outcome.ok;
  }

  clearFailure(): void {
    this.failure = null;
  }

  #begin(): void {
    this.status = 'busy';
    this.failure = null;
  }

  #finish(outcome: Result<void, IdentityFailure>): void {
    this.status = 'idle';
    this.failure = outcome.ok ? null : outcome.failure;
  }
}
