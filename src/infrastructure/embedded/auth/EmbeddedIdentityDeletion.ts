import type { IdentityDeletion, IdentityDeletionFailure } from '../../../application/account/IdentityDeletion';
import { success, type Result } from '../../../domain/shared/Result';
import type { EmbeddedAccounts } from './EmbeddedAccounts';

export class EmbeddedIdentityDeletion implements IdentityDeletion {
  readonly #accounts: EmbeddedAccounts;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
  }

  async checkRecentSignIn(): Promise<Result<void, IdentityDeletionFailure>> {
    const recent = await this.#accounts.ownRecent();
    return recent.ok ? success() : recent;
  }

  async deleteIdentity(): Promise<Result<void, IdentityDeletionFailure>> {
    const recent = await this.#accounts.ownRecent();
    return recent.ok ? this.#accounts.deleteOwn() : recent;
  }
}
