import type { Firestore } from '@google-cloud/firestore';
import type { MailRecipients } from '../../../application/notifications/MailRecipients';
import type { Clock } from '../../../application/shared/Clock';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import { mailChoicesDocument } from '../account/preferencesSchema';
import { readDocument } from '../connection/readDocument';
import { userDocument } from '../documents/userSchema';

/** Milliseconds for which the link of an e-mail is valid. */
const TOKEN_LIFETIME = 400 * 86_400_000;

/** The rules let only a confirmed address into an account (`users/{uid}.email`). */
export class FirestoreMailRecipients implements MailRecipients {
  readonly #firestore: Firestore;
  readonly #ids: IdGenerator;
  readonly #clock: Clock;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore, ids: IdGenerator, clock: Clock) {
    this.#firestore = firestore;
    this.#ids = ids;
    this.#clock = clock;
  }

  async addressFor(uid: string, authorId: string): Promise<string | null> {
    const [user, preferences, block] = await this.#firestore.getAll(
      this.#user(uid),
      this.#preferences(uid),
      this.#user(uid).collection('blocks').doc(authorId),
    );
    if (user?.exists !== true || block?.exists === true) return null;
    // A malformed choice is none that allows e-mails.
    const isWanted =
      preferences?.exists !== true || readDocument(mailChoicesDocument, preferences)?.mails.messages === true;
    return isWanted ? (readDocument(userDocument, user)?.email ?? null) : null;
  }

  async tokenOf(uid: string): Promise<string> {
    const recipient = this.#firestore.doc(`mail_recipients/${uid}`);
    const expiresAt = new Date(this.#clock.now() + TOKEN_LIFETIME);
    return this.#firestore.runTransaction(async (transaction) => {
      const known: unknown = (await transaction.get(recipient)).get('token');
      const token = typeof known === 'string' ? known : this.#ids.newId();
      transaction.set(recipient, { token, expiresAt });
      transaction.set(this.#token(token), { uid, expiresAt });
      return token;
    });
  }

  async unsubscribe(token: string): Promise<void> {
    const uid: unknown = (await this.#token(token).get()).get('uid');
    const commit = this.#firestore.batch();
    // An erased account has no address, and is to have no preferences again.
    if (typeof uid === 'string' && typeof (await this.#user(uid).get()).get('email') === 'string')
      commit.set(this.#preferences(uid), { mails: { messages: false }, updatedAt: new Date() }, { merge: true });
    commit.delete(this.#requests.doc(token));
    await commit.commit();
  }

  async unsubscriptions(limit: number): Promise<readonly string[]> {
    return (await this.#requests.limit(limit).get()).docs.map(({ id }) => id);
  }

  #token(token: string) {
    return this.#firestore.doc(`mail_tokens/${token}`);
  }

  get #requests() {
    return this.#firestore.collection('mail_unsubscriptions');
  }

  #user(uid: string) {
    return this.#firestore.doc(`users/${uid}`);
  }

  #preferences(uid: string) {
    return this.#firestore.doc(`users/${uid}/private/preferences`);
  }
}
