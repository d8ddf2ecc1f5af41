import { makeAutoObservable, observableRef } from 'mobx';
import type { OwnIdentity } from '../../../application/auth/OwnIdentity';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { secondStepObstacle, type Identity, type SecondStepObstacle } from '../../../domain/auth/Identity';

/** How whoever is signed in can sign in. */
export class OwnIdentityViewModel {
  /** Null until it is known, and when nobody is signed in. */
  identity: Identity | null = null;
  readonly #ownIdentity: OwnIdentity;

  constructor(ownIdentity: OwnIdentity) {
    this.#ownIdentity = ownIdentity;
    makeAutoObservable(this, { identity: observableRef }, { autoBind: true });
  }

  get secondStepObstacle(): SecondStepObstacle | null {
    return this.identity === null ? null : secondStepObstacle(this.identity);
  }

  start(): Unsubscribe {
    return this.#ownIdentity.watch(this.show);
  }

  show(identity: Identity | null): void {
    this.identity = identity;
  }
}
