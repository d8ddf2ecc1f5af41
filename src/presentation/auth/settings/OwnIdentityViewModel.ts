import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { OwnIdentity } from '../../../application/auth/OwnIdentity';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import {
  isConfirmed,
  secondFactorObstacle,
  type Identity,
  type SecondFactorObstacle,
} from '../../../domain/auth/Identity';

/** The sign-in methods of the signed-in person. */
export class OwnIdentityViewModel {
  /** Null until loaded, and for a guest. */
  identity: Identity | null = null;
  readonly #ownIdentity: OwnIdentity;

  constructor(ownIdentity: OwnIdentity) {
    this.#ownIdentity = ownIdentity;
    makeAutoObservable(this, { identity: observableRef }, { autoBind: true });
  }

  get isConfirmed(): boolean {
    return this.identity !== null && isConfirmed(this.identity);
  }

  get secondFactorObstacle(): SecondFactorObstacle | null {
    return this.identity === null ? null : secondFactorObstacle(this.identity);
  }

  start(): Unsubscribe {
    return this.#ownIdentity.subscribe((identity) => runInAction(() => this.#show(identity)));
  }

  #show(identity: Identity | null): void {
    this.identity = identity;
  }
}
