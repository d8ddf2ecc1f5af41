import { isConfirmed, type Identity } from '../../domain/auth/Identity';
import { firstEmission } from '../shared/firstEmission';
import type { OwnIdentity } from './OwnIdentity';

/** Tells whether the person signed in is confirmed: see `isConfirmed`. An unknown identity is left to the backend. */
export class CheckConfirmation {
  readonly #ownIdentity: OwnIdentity;

  constructor(ownIdentity: OwnIdentity) {
    this.#ownIdentity = ownIdentity;
  }

  /** An identity that is not confirmed is read again, since links in messages are opened elsewhere. */
  async execute(): Promise<boolean> {
    if (await this.#isConfirmed()) return true;
    const refreshed = await this.#ownIdentity.refresh();
    return refreshed.ok && this.#isConfirmed();
  }

  async #isConfirmed(): Promise<boolean> {
    const identity = await firstEmission<Identity | null>(
      (_uid, listener) => this.#ownIdentity.subscribe(listener),
      '',
    );
    return identity === null || isConfirmed(identity);
  }
}
