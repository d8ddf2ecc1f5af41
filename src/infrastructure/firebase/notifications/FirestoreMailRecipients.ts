import type { DocumentSnapshot, Firestore } from '@google-cloud/firestore';
import type { MailRecipient, MailRecipients } from '../../../application/notifications/MailRecipients';
import type { Clock } from '../../../application/shared/Clock';
import type { IdGenerator } from '../../../application/shared/IdGenerator';
import { isClosed, isRunning, type Restriction } from '../../../domain/moderation/Restriction';
import { allMails, noMails, type MailChoice, type MailChoices } from '../../../domain/preferences/MailChoices';
import { allPushes, noPushes, type PushChoice, type PushChoices } from '../../../domain/preferences/PushChoices';
import { mailChoicesDocument, pushChoicesDocument } from '../account/preferencesSchema';
import { readDocument } from '../connection/readDocument';
import { restrictionDocument } from '../documents/restrictionSchema';
import { userDocument } from '../documents/userSchema';

/** Milliseconds for which the link of an e-mail is valid. */
const TOKEN_LIFETIME = 400 * 86_400_000;

/** `mail_recipients/{uid}` */
const tokenFields: Readonly<Record<MailChoice, string>> = {
  messages: 'token',
  savedSearches: 'searchToken',
  endingListings: 'endingToken',
  favouritePrices: 'priceToken',
};

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
    const [user, preferences, ...between] = await this.#firestore.getAll(
      this.#user(uid),
      this.#preferences(uid),
      ...this.#between(uid, authorId),
    );
    const account = accountOf(user);
    return account !== null && isAccepted(between) && choicesOf(preferences).messages ? account.email : null;
  }

  async accepts(uid: string, authorId: string): Promise<boolean> {
    return isAccepted(await this.#firestore.getAll(...this.#between(uid, authorId)));
  }

  async searchRecipient(uid: string): Promise<MailRecipient | null> {
    const [user, preferences] = await this.#firestore.getAll(this.#user(uid), this.#preferences(uid));
    return recipientOf(user, preferences, 'savedSearches');
  }

  async endingRecipient(uid: string): Promise<MailRecipient | null> {
    return this.#recipientUnless(uid, 'endingListings', (restriction) => isRunning(restriction, this.#clock.now()));
  }

  async priceRecipient(uid: string): Promise<MailRecipient | null> {
    return this.#recipientUnless(uid, 'favouritePrices', isClosed);
  }

  async moderationRecipient(uid: string): Promise<MailRecipient | null> {
    const account = accountOf(await this.#user(uid).get());
    return account && { address: account.email, name: account.displayName, wantsPushes: true };
  }

  async tokenOf(uid: string, choice: MailChoice): Promise<string> {
    const recipient = this.#firestore.doc(`mail_recipients/${uid}`);
    const field = tokenFields[choice];
    const expiresAt = new Date(this.#clock.now() + TOKEN_LIFETIME);
    return this.#firestore.runTransaction(async (transaction) => {
      const known: unknown = (await transaction.get(recipient)).get(field);
      const token = typeof known === 'string' ? known : this.#ids.newId();
      transaction.set(recipient, { [field]: token, expiresAt }, { merge: true });
      transaction.set(this.#token(token), { uid, kind: choice, expiresAt });
      return token;
    });
  }

  async unsubscribe(token: string): Promise<void> {
    await this.#firestore.runTransaction(async (transaction) => {
      const known = await transaction.get(this.#token(token));
      const uid: unknown = known.get('uid');
      const [user, preferences] =
        typeof uid === 'string' ? await transaction.getAll(this.#user(uid), this.#preferences(uid)) : [];
      // An erased account has no address, and is to have no preferences again.
      if (preferences !== undefined && typeof user?.get('email') === 'string') {
        // All choices, as the rules want them.
        const mails = { ...choicesOf(preferences), [choiceOf(known)]: false };
        transaction.set(preferences.ref, { mails, updatedAt: new Date() }, { merge: true });
      }
      transaction.delete(this.#requests.doc(token));
    });
  }

  async unsubscriptions(limit: number): Promise<readonly string[]> {
    return (await this.#requests.limit(limit).get()).docs.map(({ id }) => id);
  }

  async #recipientUnless(
    uid: string,
    choice: PushChoice,
    isBarred: (restriction: Restriction | null) => boolean,
  ): Promise<MailRecipient | null> {
    const [user, preferences, restriction] = await this.#firestore.getAll(
      this.#user(uid),
      this.#preferences(uid),
      this.#restriction(uid),
    );
    return isBarred(restrictionOf(restriction)) ? null : recipientOf(user, preferences, choice);
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

  #restriction(uid: string) {
    return this.#firestore.doc(`restrictions/${uid}`);
  }

  /** What decides whether a person accepts messages of an author. */
  #between(uid: string, authorId: string) {
    return [this.#user(uid).collection('blocks').doc(authorId), this.#restriction(authorId)] as const;
  }
}

/** `between`: the block of the author, and their restriction. */
function isAccepted([block, restriction]: readonly DocumentSnapshot[]): boolean {
  return block?.exists !== true && !isClosed(restrictionOf(restriction));
}

function accountOf(user: DocumentSnapshot | undefined) {
  return user?.exists === true ? readDocument(userDocument, user) : null;
}

function recipientOf(
  user: DocumentSnapshot | undefined,
  preferences: DocumentSnapshot | undefined,
  choice: PushChoice,
): MailRecipient | null {
  const account = accountOf(user);
  if (account === null) return null;
  return {
    address: choicesOf(preferences)[choice] ? account.email : null,
    name: account.displayName,
    wantsPushes: pushesOf(preferences)[choice],
  };
}

function restrictionOf(document: DocumentSnapshot | undefined): Restriction | null {
  return document?.exists === true ? readDocument(restrictionDocument, document) : null;
}

/** What a token ends. Tokens of former versions have no kind. */
function choiceOf(token: DocumentSnapshot): MailChoice {
  const kind: unknown = token.get('kind');
  return kind === 'savedSearches' || kind === 'endingListings' || kind === 'favouritePrices' ? kind : 'messages';
}

/** A malformed choice is none that allows e-mails. */
function choicesOf(preferences: DocumentSnapshot | undefined): MailChoices {
  if (preferences?.exists !== true) return allMails;
  return readDocument(mailChoicesDocument, preferences)?.mails ?? noMails;
}

/** A malformed choice is none that allows pushes. */
function pushesOf(preferences: DocumentSnapshot | undefined): PushChoices {
  if (preferences?.exists !== true) return allPushes;
  return readDocument(pushChoicesDocument, preferences)?.pushes ?? noPushes;
}
