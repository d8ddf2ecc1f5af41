import { doc, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import type { MessageMails } from '../../../application/notifications/MessageMails';
import type { BackendFailure } from '../../../application/shared/BackendFailure';
import { isLinkToken } from '../../../domain/shared/isLinkToken';
import { failure, type Result } from '../../../domain/shared/Result';
import type { FirebaseConfiguration } from '../connection/FirebaseConfiguration';
import type { FirebaseOperations } from '../connection/FirebaseOperations';

export class FirestoreMessageMails implements MessageMails {
  readonly areSent: boolean;
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(
    firestore: Firestore,
    operations: FirebaseOperations,
    { mailSender }: Pick<FirebaseConfiguration, 'mailSender'>,
  ) {
    this.areSent = mailSender !== undefined;
    this.#firestore = firestore;
    this.#operations = operations;
  }

  /** The rules let only those write who know a token, however often. */
  async unsubscribe(token: string): Promise<Result<void, 'unknown-token' | BackendFailure>> {
    if (!isLinkToken(token)) return failure('unknown-token');
    const asked = await this.#operations.run(() =>
      runTransaction(this.#firestore, async (transaction) => {
        transaction.set(doc(this.#firestore, 'mail_unsubscriptions', token), {
          askedAt: serverTimestamp(),
        });
      }),
    );
    return !asked.ok && asked.failure === 'denied' ? failure('unknown-token') : asked;
  }
}
