import { doc, type DocumentReference, type Firestore, type Transaction } from 'firebase/firestore';
import type { EmailAddress } from '../../../domain/shared/EmailAddress';
import { sha256 } from '../connection/sha256';

export const SUBSCRIBERS = 'newsletter_subscribers';
const TOKENS = 'newsletter_tokens';
const CONFIRMATIONS = 'newsletter_confirmations';

export function tokenReference(firestore: Firestore, token: string): DocumentReference {
  return doc(firestore, TOKENS, token);
}

export function confirmationReference(firestore: Firestore, token: string): DocumentReference {
  return doc(firestore, CONFIRMATIONS, token);
}

/** It fails where the browser has no `crypto.subtle`: on an address without https. */
export async function subscriberReference(firestore: Firestore, { value }: EmailAddress): Promise<DocumentReference> {
  return doc(firestore, SUBSCRIBERS, await sha256(value));
}

/** Removes a subscription, if there is one, together with the document of its token. */
export async function removeSubscriber(transaction: Transaction, reference: DocumentReference): Promise<void> {
  const subscriber = await transaction.get(reference);
  if (!subscriber.exists()) return;
  const unsubscribeToken: unknown = subscriber.get('unsubscribe_token');
  transaction.delete(reference);
  // Subscriptions of earlier versions have none.
  if (typeof unsubscribeToken === 'string') transaction.delete(tokenReference(reference.firestore, unsubscribeToken));
}
