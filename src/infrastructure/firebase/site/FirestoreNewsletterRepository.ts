import { collection, doc, getCountFromServer, serverTimestamp, type Firestore } from 'firebase/firestore';
import type {
  AddSubscriptionFailure,
  NewsletterRepository,
} from '../../../application/newsletter/NewsletterRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { NewsletterSubscription } from '../../../domain/newsletter/NewsletterSubscription';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { createIfAbsent } from '../connection/createIfAbsent';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { outageMessages } from '../connection/messages';

const SUBSCRIBERS = 'newsletter_subscribers';

/** The id of a subscription is the hash of its e-mail address, so that each is stored once and ids reveal no addresses. */
export class FirestoreNewsletterRepository implements NewsletterRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async add({ email, source }: NewsletterSubscription): Promise<Result<void, AddSubscriptionFailure>> {
    const reference = doc(this.#firestore, SUBSCRIBERS, await hashOf(email.value));
    // Server time, because this device’s clock may be wrong.
    const subscriber = { email: email.value, subscribed_at: serverTimestamp(), source };
    const added = await createIfAbsent(this.#operations, reference, (transaction) =>
      transaction.set(reference, subscriber),
    );
    if (!added.ok) return failure({ kind: 'outage', message: outageMessages[added.failure] });
    return added.value ? success() : failure('already-subscribed');
  }

  async count(): Promise<BackendResult<number>> {
    const counted = await this.#operations.run(() => getCountFromServer(collection(this.#firestore, SUBSCRIBERS)));
    return counted.ok ? success(counted.value.data().count) : counted;
  }
}

/** SHA-256 in hexadecimal. */
async function hashOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
