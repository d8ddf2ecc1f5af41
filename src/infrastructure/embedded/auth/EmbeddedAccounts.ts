import type { IdentityDeletionFailure } from '../../../application/account/IdentityDeletion';
import type { SignedInTabs } from '../../../application/auth/DemoSignIn';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';
import { MINUTE } from '../../../domain/shared/Instant';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { type AccountRecord, blankAccount } from '../database/records';
import type { ChangeFeed } from '../database/ChangeFeed';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedSession } from './EmbeddedSession';
import { startingProfile } from '../account/startingProfile';
import { storeProfileIfMissing } from '../account/storeProfileIfMissing';

/** How long after signing in a person may do what cannot be undone, in milliseconds. */
const RECENT_SIGN_IN = 5 * MINUTE;

/** Returns the changed account, given all others; a failure changes nothing. */
export type AccountChange = (
  account: AccountRecord,
  others: readonly AccountRecord[],
) => Result<AccountRecord, IdentityFailure>;

/** The accounts of this browser, and the one that is signed in. */
export class EmbeddedAccounts {
  readonly clock: Clock;
  readonly ids: IdGenerator;
  readonly #database: EmbeddedDatabase;
  readonly #feed: ChangeFeed;
  readonly #session: EmbeddedSession;

  constructor(database: EmbeddedDatabase, feed: ChangeFeed, session: EmbeddedSession, clock: Clock, ids: IdGenerator) {
    this.clock = clock;
    this.ids = ids;
    this.#database = database;
    this.#feed = feed;
    this.#session = session;
  }

  async find(matches: (account: AccountRecord) => boolean): Promise<BackendResult<AccountRecord | undefined>> {
    const all = await this.#database.read((connection) => connection.getAll('accounts'));
    return all.ok ? success(all.value.find(matches)) : all;
  }

  /** The account of the person who is signed in. */
  async own(): Promise<Result<AccountRecord, 'session-ended' | BackendFailure>> {
    const { uid } = this.#session;
    if (uid === null) return failure('session-ended');
    const stored = await this.#database.read((connection) => connection.get('accounts', uid));
    return stored.ok ? success(stored.value ?? blankAccount(uid)) : stored;
  }

  /** As `own`, but fails unless the sign-in is recent. */
  async ownRecent(): Promise<Result<AccountRecord, IdentityDeletionFailure>> {
    const account = await this.own();
    if (!account.ok) return account;
    const { signedInAt } = account.value;
    const isRecent = signedInAt === null || this.clock.now() - signedInAt < RECENT_SIGN_IN;
    return isRecent ? account : failure('recent-sign-in-needed');
  }

  /** Changes the account, and the address and number of the profile, in one transaction. Creates either if it is missing. */
  async change(uid: string, change: AccountChange): Promise<Result<AccountRecord, IdentityFailure>> {
    const now = this.clock.now();
    const changed = await this.#database.write(['accounts', 'users'], async (transaction) => {
      const [accounts, profiles] = [transaction.objectStore('accounts'), transaction.objectStore('users')];
      const all = await accounts.getAll();
      const account = all.find((one) => one.uid === uid) ?? blankAccount(uid);
      const outcome = change(
        account,
        all.filter((one) => one.uid !== uid),
      );
      if (!outcome.ok) return outcome;
      const { email, phoneNumber } = outcome.value;
      const profile = await profiles.get(uid);
      await accounts.put(outcome.value);
      if (profile?.email !== email || profile.phoneNumber !== phoneNumber) {
        await profiles.put({ ...(profile ?? startingProfile(uid, now)), email, phoneNumber, updatedAt: now });
      }
      return outcome;
    });
    if (!changed.ok) return changed;
    if (changed.value.ok) this.#publish(uid);
    return changed.value;
  }

  changeOwn(change: AccountChange): Promise<Result<AccountRecord, IdentityFailure>> {
    const { uid } = this.#session;
    return uid === null ? Promise.resolve(failure('session-ended')) : this.change(uid, change);
  }

  /** Signs in, in every tab. */
  async signIn(uid: string, change: AccountChange = success): Promise<Result<void, IdentityFailure>> {
    const entered = await this.change(uid, (account, others) => {
      const outcome = change(account, others);
      return outcome.ok ? success({ ...outcome.value, signedInAt: this.clock.now() }) : outcome;
    });
    if (!entered.ok) return entered;
    this.#session.change(uid);
    return success();
  }

  /** Signs in a demo person without credentials, in every tab or in this one only. */
  async signInAsDemoPerson(uid: string, tabs: SignedInTabs): Promise<BackendResult<void>> {
    const profile = await storeProfileIfMissing(this.#database, uid, this.clock.now());
    if (!profile.ok) return profile;
    if (tabs === 'all') this.#session.change(uid);
    else this.#session.changeInThisTab(uid);
    return success();
  }

  /** Deletes the account of the person who is signed in, and signs them out in every tab. */
  async deleteOwn(): Promise<BackendResult<void>> {
    const { uid } = this.#session;
    if (uid === null) return success();
    const forgotten = await this.#database.write(['accounts'], (transaction) =>
      transaction.objectStore('accounts').delete(uid),
    );
    if (!forgotten.ok) return forgotten;
    this.#session.change(null);
    return success();
  }

  /** Calls the listener when another person signs in, and when the own account changes. */
  subscribeToOwn(listener: () => void): Unsubscribe {
    const ends = [
      this.#session.subscribe(listener),
      this.#feed.subscribe(({ store, ids }) => {
        if (store === 'accounts' && this.#session.uid !== null && ids.includes(this.#session.uid)) listener();
      }),
    ];
    return () => ends.forEach((end) => end());
  }

  #publish(uid: string): void {
    this.#feed.publish({ store: 'accounts', ids: [uid] });
    this.#feed.publish({ store: 'users', ids: [uid] });
  }
}
