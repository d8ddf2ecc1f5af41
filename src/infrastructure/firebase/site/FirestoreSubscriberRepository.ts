import {
  collection,
  doc,
  documentId,
  getDocFromServer,
  getDocsFromServer,
  limit as atMost,
  orderBy,
  query,
  startAfter,
  type Firestore,
} from 'firebase/firestore';
import * as v from 'valibot';
import type { SubscriberRepository } from '../../../application/newsletter/SubscriberRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Page } from '../../../application/shared/Page';
import type { Subscriber } from '../../../domain/newsletter/Subscriber';
import type { EmailAddress } from '../../../domain/shared/EmailAddress';
import { success } from '../../../domain/shared/Result';
import { commitTransaction } from '../connection/commitTransaction';
import type { FirebaseOperations } from '../connection/FirebaseOperations';
import { placeOf, readPlace } from '../connection/pagePlace';
import { readDocument, type StoredDocument } from '../connection/readDocument';
import { instant } from '../documents/listingSchemas';
import { removeSubscriber, SUBSCRIBERS, subscriberReference } from './newsletterDocuments';

/** `newsletter_subscribers/{id}`; those of earlier versions have no token, and those that nobody has confirmed no date of that. */
const subscriberDocument = v.object({
  email: v.string(),
  subscribed_at: instant,
  confirmed_at: v.optional(instant),
  unsubscribe_token: v.optional(v.string()),
});

export class FirestoreSubscriberRepository implements SubscriberRepository {
  readonly #firestore: Firestore;
  readonly #operations: FirebaseOperations;

  constructor(firestore: Firestore, operations: FirebaseOperations) {
    this.#firestore = firestore;
    this.#operations = operations;
  }

  async page(after: string | null, limit: number): Promise<BackendResult<Page<Subscriber>>> {
    const page = query(
      collection(this.#firestore, SUBSCRIBERS),
      orderBy('subscribed_at', 'desc'),
      orderBy(documentId(), 'desc'),
      ...(after === null ? [] : [startAfter(...readPlace(after))]),
      atMost(limit),
    );
    const found = await this.#operations.run(() => getDocsFromServer(page));
    if (!found.ok) return found;
    const { docs } = found.value;
    const items = docs.map(subscriberOf).filter((subscriber) => subscriber !== null);
    return success({ items, next: docs.length < limit ? null : placeOf(docs.at(-1), 'subscribed_at') });
  }

  async find(email: EmailAddress): Promise<BackendResult<Subscriber | null>> {
    const found = await this.#operations.run(async () =>
      getDocFromServer(await subscriberReference(this.#firestore, email)),
    );
    if (!found.ok) return found;
    return success(found.value.exists() ? subscriberOf(found.value) : null);
  }

  remove(id: string): Promise<BackendResult<void>> {
    return commitTransaction(this.#operations, this.#firestore, (transaction) =>
      removeSubscriber(transaction, doc(this.#firestore, SUBSCRIBERS, id)),
    );
  }
}

/** Null for a malformed document, which is reported. */
function subscriberOf(document: StoredDocument): Subscriber | null {
  const read = readDocument(subscriberDocument, document);
  if (read === null) return null;
  const {
    email,
    subscribed_at: subscribedAt,
    confirmed_at: confirmedAt = null,
    unsubscribe_token: token = null,
  } = read;
  return { id: document.id, email, subscribedAt, confirmedAt, unsubscribeToken: token };
}
