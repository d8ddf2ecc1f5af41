import type { Authentication } from '../../../application/auth/Authentication';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import type { UserProfile } from '../../../domain/account/UserProfile';
import { success } from '../../../domain/shared/Result';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedSession } from './EmbeddedSession';
import { startingProfile } from '../account/startingProfile';

/** Who is signed in, as their account says: it plays the identity service, and knows no profile. */
export class EmbeddedAuthentication implements Authentication {
  readonly #database: EmbeddedDatabase;
  readonly #session: EmbeddedSession;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, session: EmbeddedSession, clock: Clock) {
    this.#database = database;
    this.#session = session;
    this.#clock = clock;
  }

  subscribe(listener: (person: UserProfile | null) => void): Unsubscribe {
    let latest: string | null | undefined;
    let isOver = false;
    const tell = async () => {
      const { uid } = this.#session;
      if (uid === latest) return;
      latest = uid;
      const person = uid === null ? null : await this.#personOf(uid);
      if (!isOver && latest === uid) listener(person);
    };
    void tell();
    const stop = this.#session.watch(() => void tell());
    return () => {
      isOver = true;
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
