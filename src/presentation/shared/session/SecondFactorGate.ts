import { makeAutoObservable, observableRef } from 'mobx';
import type { SecondFactorChallenge } from '../../../application/auth/SecondFactorChallenge';

/** Whether a second factor is required; while it is, nothing else is shown (specification §4). */
export class SecondFactorGate {
  challenge: SecondFactorChallenge | null = null;

  constructor() {
    makeAutoObservable(this, { challenge: observableRef }, { autoBind: true });
  }

  require(challenge: SecondFactorChallenge): void {
    this.challenge = challenge;
  }

  open(): void {
    this.challenge = null;
  }
}
