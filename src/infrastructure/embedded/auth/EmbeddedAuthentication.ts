import type { Authentication } from '../../../application/auth/Authentication';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedSession } from './EmbeddedSession';
import { startingProfile } from '../account/startingProfile';

/** Simulates an identity service: the person has the address and number of their account, without their stored profile. */
export class EmbeddedAuthentication implements Authentication {
  readonly #database: EmbeddedDatabase;
  readonly #session: EmbeddedSession;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, session: EmbeddedSession, clock: Clock) {
    this.#database = database;
    this.#session = session;
    this.#clock = clock;
  }

  subscribeToUser(listener: (person: UserProfile | null) => void): Unsubscribe {
    let latest: string | null | undefined;
    let isStopped = false;
    const emitPerson = async () => {
      const { uid } = this.#session;
      if (uid === latest) return;
      latest = uid;
      const person = uid === null ? null : await this.#personOf(uid);
      if (!isStopped && latest === uid) listener(person);
    };
    void emitPerson();
    const stop = this.#session.subscribe(() => void emitPerson());
    return () => {
      isStopped = true;
      stop();
    };
  }

  async signOut(): Promise<BackendResult<void>> {
    this.#session.change(null);
    return success();
  }

  async #personOf(uid: string): Promise<UserProfile> {
    const account = await this.#database.read((connection) => connection.get('accounts', uid));
    const { email = null, phoneNumber = null } = (account.ok && account.value) || {};
    return { ...startingProfile(uid, this.#clock.now()), email, phoneNumber };
  }
}
