import type { DemoPerson, DemoSignIn } from '../../application/auth/DemoSignIn';
import type { BackendFailure } from '../../application/shared/BackendFailure';
import type { Clock } from '../../application/shared/Clock';
import { isAdmin } from '../../domain/account/UserProfile';
import { failure, success, type Result } from '../../domain/shared/Result';
import { demoPeople } from './demoPeople';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import type { EmbeddedSession } from './EmbeddedSession';
import { storeProfileIfMissing } from './storeProfileIfMissing';

export class EmbeddedDemoSignIn implements DemoSignIn {
  readonly people: readonly DemoPerson[] = demoPeople.map((person) => ({
    uid: person.uid,
    displayName: person.displayName,
    isAdmin: isAdmin(person),
  }));
  readonly #database: EmbeddedDatabase;
  readonly #session: EmbeddedSession;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, session: EmbeddedSession, clock: Clock) {
    this.#database = database;
    this.#session = session;
    this.#clock = clock;
  }

  async signIn(uid: string): Promise<Result<void, BackendFailure>> {
    if (!this.people.some((person) => person.uid === uid)) return failure('denied');
    const profile = await storeProfileIfMissing(this.#database, uid, this.#clock.now());
    if (!profile.ok) return profile;
    this.#session.change(uid);
    return success();
  }
}
