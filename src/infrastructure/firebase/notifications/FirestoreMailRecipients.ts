import type { Firestore } from '@google-cloud/firestore';
import type { MailRecipients } from '../../../application/notifications/MailRecipients';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import { defaultPreferences } from '../../../domain/preferences/Preferences';
import { preferencesDocument } from '../account/preferencesSchema';
import { readDocument } from '../connection/readDocument';
import { userDocument } from '../documents/userSchema';

/** The rules let only a confirmed address into an account (`users/{uid}.email`). */
export class FirestoreMailRecipients implements MailRecipients {
  readonly #firestore: Firestore;
  readonly #ids: IdGenerator;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore, ids: IdGenerator) {
    this.#firestore = firestore;
    this.#ids = ids;
  }

  async addressOf(uid: string): Promise<string | null> {
    const [user, preferences] = await this.#firestore.getAll(this.#user(uid), this.#preferences(uid));
    if (user?.exists !== true) return null;
    const stored = preferences?.exists === true ? readDocument(preferencesDocument, preferences) : null;
    const { mails } = stored ?? defaultPreferences;
    return mails.messages ? (readDocument(userDocument, user)?.email ?? null) : null;
  }

  async tokenOf(uid: string): Promise<string> {
    const [known] = (await this.#tokens.where('uid', '==', uid).limit(1).get()).docs;
    if (known !== undefined) return known.id;
    const token = this.#ids.newId();
    await this.#tokens.doc(token).create({ uid });
    return token;
  }

  async unsubscribe(token: string): Promise<void> {
    const uid: unknown = (await this.#tokens.doc(token).get()).get('uid');
    const commit = this.#firestore.batch();
    if (typeof uid === 'string')
      commit.set(this.#preferences(uid), { mails: { messages: false }, updatedAt: new Date() }, { merge: true });
    commit.delete(this.#requests.doc(token));
    await commit.commit();
  }

  async unsubscriptions(limit: number): Promise<readonly string[]> {
    return (await this.#requests.limit(limit).get()).docs.map(({ id }) => id);
  }

  get #tokens() {
    return this.#firestore.collection('mail_tokens');
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
