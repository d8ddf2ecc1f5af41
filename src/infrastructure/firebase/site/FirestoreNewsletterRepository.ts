import {
  collection,
  doc,
  getCountFromServer,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase/firestore';
import type {
  AddSubscriptionFailure,
  ConfirmSubscriptionFailure,
  NewsletterRepository,
  RemoveSubscriptionFailure,
} from '../../../application/newsletter/NewsletterRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { NewsletterSubscription } from '../../../domain/newsletter/NewsletterSubscription';
import type { EmailAddress } from '../../../domain/shared/EmailAddress';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import { errorKindOf } from '../connection/errorKindOf';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { outageMessages } from './messages';
import {
  confirmationReference,
  removeSubscriber,
  SUBSCRIBERS,
  subscriberReference,
  tokenReference,
} from './newsletterDocuments';
import { TRANSACTION_ATTEMPTS } from '../connection/transactionAttempts';

/**
 * The id of a subscription is the hash of its e-mail address, so that each is stored once and ids reveal no addresses. Only who
 * knows its token can name the document of that token, which leads to the subscription and is deleted together with it.
 */
export class FirestoreNewsletterRepository implements NewsletterRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async add(subscription: NewsletterSubscription): Promise<Result<void, AddSubscriptionFailure>> {
    const added = await this.#addIfFree(subscription);
    if (!added.ok) return failure({ kind: 'outage', message: outageMessages[added.failure] });
    return added.value ? success() : failure('already-subscribed');
  }

  async remove(unsubscribeToken: string): Promise<Result<void, RemoveSubscriptionFailure>> {
    const reference = tokenReference(this.#firestore, unsubscribeToken);
    const removed = await this.#operations.run(() =>
      runTransaction(
        this.#firestore,
        async (transaction) => {
          const found = await transaction.get(reference);
          const subscriber: unknown = found.get('subscriber');
          if (typeof subscriber !== 'string') return false;
          transaction.delete(doc(this.#firestore, SUBSCRIBERS, subscriber));
          transaction.delete(reference);
          return true;
        },
        { maxAttempts: TRANSACTION_ATTEMPTS },
      ),
    );
    if (!removed.ok) return removed;
    return removed.value ? success() : failure('not-subscribed');
  }

  async confirm(confirmationToken: string): Promise<Result<void, ConfirmSubscriptionFailure>> {
    const reference = confirmationReference(this.#firestore, confirmationToken);
    // When a second attempt finds no token any more, the first one has confirmed it, or another tab.
    let subscriber = null as DocumentReference | null;
    const confirmed = await this.#operations.run(() =>
      runTransaction(
        this.#firestore,
        async (transaction) => {
          const id: unknown = (await transaction.get(reference)).get('subscriber');
          if (typeof id !== 'string') return subscriber !== null;
          subscriber = doc(this.#firestore, SUBSCRIBERS, id);
          transaction.update(subscriber, { confirmed_at: serverTimestamp() });
          transaction.delete(reference);
          return true;
        },
        { maxAttempts: TRANSACTION_ATTEMPTS },
      ),
    );
    if (confirmed.ok) return confirmed.value ? success() : failure('unknown-token');
    if (subscriber === null || confirmed.failure === 'offline') return confirmed;
    const isPending = await this.#isPending(reference, subscriber);
    return isPending.ok && !isPending.value ? failure('unknown-token') : confirmed;
  }

  async removeAddress(email: EmailAddress): Promise<BackendResult<void>> {
    const reference = await this.#operations.run(() => subscriberReference(this.#firestore, email));
    if (!reference.ok) return reference;
    return commitTransaction(this.#operations, this.#firestore, (transaction) =>
      removeSubscriber(transaction, reference.value),
    );
  }

  async count(): Promise<BackendResult<number>> {
    const counted = await this.#operations.run(() => getCountFromServer(collection(this.#firestore, SUBSCRIBERS)));
    return counted.ok ? success(counted.value.data().count) : counted;
  }

  /** False: the address is subscribed already. */
  async #addIfFree({ email, source, unsubscribeToken }: NewsletterSubscription): Promise<BackendResult<boolean>> {
    const reference = await this.#operations.run(() => subscriberReference(this.#firestore, email));
    if (!reference.ok) return reference;
    // Server time, because this device’s clock may be wrong.
    const times = { subscribed_at: serverTimestamp() };
    const stored = await this.#operations.run(() =>
      runTransaction(
        this.#firestore,
        async (transaction) => {
          if (!(await isFree(transaction.get(reference.value)))) return false;
          transaction.set(reference.value, {
            email: email.value,
            source,
            ...times,
            unsubscribe_token: unsubscribeToken,
          });
          transaction.set(tokenReference(this.#firestore, unsubscribeToken), { subscriber: reference.value.id });
          return true;
        },
        { maxAttempts: TRANSACTION_ATTEMPTS },
      ),
    );
    if (stored.ok || stored.failure !== 'denied') return stored;
    return this.#outcomeOfRefusal(reference.value, unsubscribeToken);
  }

  /** False: it was confirmed in another tab meanwhile, or removed since its link was sent. */
  #isPending(link: DocumentReference, subscriber: DocumentReference): Promise<BackendResult<boolean>> {
    return this.#operations.run(
      async () => (await getDocFromServer(link)).exists() && !(await isFree(getDocFromServer(subscriber))),
    );
  }

  /** An earlier attempt whose answer was lost has stored it, or somebody else has subscribed the address in the meantime. */
  async #outcomeOfRefusal(reference: DocumentReference, token: string): Promise<BackendResult<boolean>> {
    const own = await this.#operations.run(() => getDocFromServer(tokenReference(this.#firestore, token)));
    if (!own.ok) return own;
    if (own.value.exists()) return success(true);
    const free = await this.#operations.run(() => isFree(getDocFromServer(reference)));
    return free.ok && free.value ? failure('denied') : free;
  }
}

/** The rules let everyone read an id that is free, but not a stored subscription of others. */
async function isFree(reading: Promise<DocumentSnapshot>): Promise<boolean> {
  try {
    return !(await reading).exists();
  } catch (error) {
    if (errorKindOf(error) === 'permission-denied') return false;
    throw error;
  }
}
