import type { DocumentReference, Firestore } from '@google-cloud/firestore';
import * as v from 'valibot';
import type { PendingSubscriptions } from '../../../application/notifications/confirmations/PendingSubscriptions';
import type { PendingSubscription } from '../../../domain/newsletter/PendingSubscription';
import type { ConfirmationMail } from '../../../domain/notifications/ConfirmationMail';
import { readDocument } from '../connection/readDocument';
import { instant } from '../documents/listingSchemas';
import { confirmationMailForm } from './notificationForms';

/** `newsletter_subscribers/{id}` */
const pendingDocument = v.object({ email: v.string(), subscribed_at: instant, unsubscribe_token: v.string() });

export class FirestorePendingSubscriptions implements PendingSubscriptions {
  readonly #firestore: Firestore;

  /** `firestore`: as an administrator, to whom no rule applies. */
  constructor(firestore: Firestore) {
    this.#firestore = firestore;
  }

  async read(id: string): Promise<PendingSubscription | null> {
    const document = await this.#subscriber(id).get();
    if (!document.exists || document.get('confirmed_at') !== undefined) return null;
    const read = readDocument(pendingDocument, document);
    if (read === null) return null;
    const { email, subscribed_at: subscribedAt, unsubscribe_token: unsubscribeToken } = read;
    return { id, email, subscribedAt, unsubscribeToken };
  }

  async openToken(id: string): Promise<string | null> {
    const found = await this.#linksOf(id).limit(1).get();
    return found.docs[0]?.id ?? null;
  }

  async open(token: string, id: string): Promise<void> {
    await this.#links.doc(token).set({ subscriber: id });
  }

  async end(entry: ConfirmationMail): Promise<void> {
    const { subscriberId, subscribedAt } = entry;
    const [stored, subscriber] = [this.#entry(subscriberId), this.#subscriber(subscriberId)];
    await this.#firestore.runTransaction(async (transaction) => {
      const current = confirmationMailForm.read(await transaction.get(stored));
      if (current?.subscribedAt !== subscribedAt || current.step !== entry.step) return;
      const subscription = await transaction.get(subscriber);
      const links = await transaction.get(this.#linksOf(subscriberId));
      for (const { ref } of links.docs) transaction.delete(ref);
      transaction.delete(stored);
      const pending =
        subscription.exists && subscription.get('confirmed_at') === undefined
          ? readDocument(pendingDocument, subscription)
          : null;
      if (pending?.subscribed_at !== subscribedAt) return;
      transaction.delete(subscriber);
      transaction.delete(this.#firestore.doc(`newsletter_tokens/${pending.unsubscribe_token}`));
    });
  }

  get #links() {
    return this.#firestore.collection('newsletter_confirmations');
  }

  #linksOf(id: string) {
    return this.#links.where('subscriber', '==', id);
  }

  #subscriber(id: string): DocumentReference {
    return this.#firestore.doc(`newsletter_subscribers/${id}`);
  }

  #entry(id: string): DocumentReference {
    return this.#firestore.doc(`${confirmationMailForm.collection}/${id}`);
  }
}
