import type { GoogleSignIn } from '../../../application/auth/GoogleSignIn';
import type { FirstStep } from '../../../application/auth/SecondFactorChallenge';
import { success } from '../../../domain/shared/Result';
import { blankAccount } from '../database/records';
import { demoGoogleAddress } from '../demo/demoGoogleAddress';
import type { EmbeddedAccounts } from './EmbeddedAccounts';
import { embeddedFirstStep } from './embeddedFirstStep';

/** Simulates Google: always signs in to the same account of this browser. */
export class EmbeddedGoogleSignIn implements GoogleSignIn {
  readonly isDemonstration = true;
  readonly #accounts: EmbeddedAccounts;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
  }

  async signIn(): Promise<FirstStep> {
    const known = await this.#accounts.find(({ hasGoogle, email }) => hasGoogle || email === demoGoogleAddress);
    if (!known.ok) return known;
    const account = known.value ?? {
      ...blankAccount(this.#accounts.ids.newId()),
      email: demoGoogleAddress,
      isEmailVerified: true,
    };
    const changed = await this.#accounts.change(account.uid, () => success({ ...account, hasGoogle: true }));
    return changed.ok ? embeddedFirstStep(this.#accounts, changed.value) : changed;
  }
}
