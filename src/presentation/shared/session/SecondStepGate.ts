import { makeAutoObservable, observableRef } from 'mobx';
import type { SecondStepChallenge } from '../../../application/auth/SecondStepChallenge';

/** Whether a second step stands between the person and the site; while it does, nothing else is shown (specification §4). */
export class SecondStepGate {
  challenge: SecondStepChallenge | null = null;

  constructor() {
    makeAutoObservable(this, { challenge: observableRef }, { autoBind: true });
  }

  require(challenge: SecondStepChallenge): void {
    this.challenge = challenge;
  }

  open(): void {
    this.challenge = null;
  }
}
