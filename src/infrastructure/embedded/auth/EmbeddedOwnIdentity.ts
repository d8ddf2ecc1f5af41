import type { OwnIdentity } from '../../../application/auth/OwnIdentity';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { Identity } from '../../../domain/auth/Identity';
import { success, type Result } from '../../../domain/shared/Result';
import type { AccountRecord } from '../database/records';
import { waysOf } from '../database/isConfirmedPerson';
import type { EmbeddedAccounts } from './EmbeddedAccounts';

export class EmbeddedOwnIdentity implements OwnIdentity {
  readonly #accounts: EmbeddedAccounts;

  constructor(accounts: EmbeddedAccounts) {
    this.#accounts = accounts;
  }

  subscribe(listener: (identity: Identity | null) => void): Unsubscribe {
    let latest = 0;
    const emitIdentity = async () => {
      const current = ++latest;
      const account = await this.#accounts.own();
      // A later reading has started: this one is out of date.
      if (current === latest) listener(account.ok ? identityOf(account.value) : null);
    };
    const end = this.#accounts.subscribeToOwn(() => void emitIdentity());
    void emitIdentity();
    return () => {
      latest = -1;
      end();
    };
  }

  refresh(): Promise<Result<void, IdentityFailure>> {
    return Promise.resolve(success());
  }
}

function identityOf({
  uid,
  email,
  isEmailVerified,
  phoneNumber,
  secondStepPhone,
  ...account
}: AccountRecord): Identity {
  return {
    uid,
    email,
    isEmailVerified,
    phoneNumber,
    secondFactorPhone: secondStepPhone?.slice(-2) ?? null,
    ways: waysOf({ phoneNumber, ...account }),
  };
}
