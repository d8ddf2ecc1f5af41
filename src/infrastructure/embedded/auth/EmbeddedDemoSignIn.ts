import type { DemoPerson, DemoSignIn, SignedInTabs } from '../../../application/auth/DemoSignIn';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { isAdmin } from '../../../domain/account/UserProfile';
import { failure } from '../../../domain/shared/Result';
import { demoPeople } from '../account/demoPeople';
import type { EmbeddedAccounts } from './EmbeddedAccounts';

export class EmbeddedDemoSignIn implements DemoSignIn {
  readonly people: readonly DemoPerson[] = demoPeople.map((person) => ({
    uid: person.uid,
    displayName: person.displayName,
    isAdmin: isAdmin(person),
  }));
  readonly #accounts: EmbeddedAccounts;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
  }

  async signIn(uid: string, tabs: SignedInTabs): Promise<BackendResult<void>> {
    return this.people.some((person) => person.uid === uid)
      ? this.#accounts.signInAsDemoPerson(uid, tabs)
      : failure('denied');
  }
}
