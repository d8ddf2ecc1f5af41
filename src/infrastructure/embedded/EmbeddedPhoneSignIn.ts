import type { PhoneSignIn, PhoneSignInFailure, SentCode } from '../../application/auth/PhoneSignIn';
import type { Clock } from '../../application/shared/Clock';
import type { PhoneNumber } from '../../domain/auth/PhoneNumber';
import { MINUTE } from '../../domain/shared/Instant';
import { failure, success, type Result } from '../../domain/shared/Result';
import type { EmbeddedDatabase } from './EmbeddedDatabase';
import type { EmbeddedSession } from './EmbeddedSession';
import { randomId } from './randomId';
import { startingProfile } from './startingProfile';

const LIFETIME = 5 * MINUTE;
const ATTEMPTS = 5;

/** Sends no message: the code is shown. A number that is new makes an account in this browser. */
export class EmbeddedPhoneSignIn implements PhoneSignIn {
  readonly isDemonstration = true;
  readonly #database: EmbeddedDatabase;
  readonly #session: EmbeddedSession;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, session: EmbeddedSession, clock: Clock) {
    this.#database = database;
    this.#session = session;
    this.#clock = clock;
  }

  async requestCode(phone: PhoneNumber): Promise<Result<SentCode, PhoneSignInFailure>> {
    const shownCode = sixDigits();
    const end = this.#clock.now() + LIFETIME;
    let attempts = 0;
    const confirm: SentCode['confirm'] = async (code) => {
      attempts += 1;
      if (attempts > ATTEMPTS) return failure('too-many-attempts');
      if (this.#clock.now() >= end) return failure('expired-code');
      return code === shownCode ? this.#signIn(phone) : failure('wrong-code');
    };
    return success({ shownCode, confirm });
  }

  async #signIn({ value }: PhoneNumber): Promise<Result<void, PhoneSignInFailure>> {
    const uid = await this.#database.write(['profiles'], async (transaction) => {
      const profiles = transaction.objectStore('profiles');
      const known = (await profiles.getAll()).find(({ phoneNumber }) => phoneNumber === value);
      if (known !== undefined) return known.uid;
      const profile = { ...startingProfile(randomId(), this.#clock.now()), phoneNumber: value };
      await profiles.add(profile);
      return profile.uid;
    });
    if (!uid.ok) return uid;
    this.#session.change(uid.value);
    return success();
  }
}

function sixDigits(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(number % 1_000_000).padStart(6, '0');
}
