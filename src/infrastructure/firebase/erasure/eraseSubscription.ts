import type { Firestore } from '@google-cloud/firestore';
import { mailboxOf } from '../../../domain/newsletter/mailbox';
import type { EmailAddress } from '../../../domain/shared/EmailAddress';
import { sha256 } from '../connection/sha256';
import { mailboxPath } from '../notifications/FirestoreConfirmationLimits';
import { confirmationMailForm } from '../notifications/notificationForms';
import { changeStored, deleteAll, deleteFound } from './foundDocuments';

/** The subscription of an address to the newsletter, and what the server has stored to have it confirmed. */
export async function eraseSubscription(firestore: Firestore, { value }: EmailAddress): Promise<void> {
  const id = await sha256(value);
  const subscriber = firestore.doc(`newsletter_subscribers/${id}`);
  await changeStored(firestore, subscriber, (transaction, stored) => {
    const token: unknown = stored.get('unsubscribe_token');
    transaction.delete(subscriber);
    // Subscriptions of earlier versions have none.
    if (typeof token === 'string') transaction.delete(firestore.doc(`newsletter_tokens/${token}`));
  });
  await deleteFound(firestore, firestore.collection('newsletter_confirmations').where('subscriber', '==', id));
  await deleteAll(firestore, [
    firestore.doc(`${confirmationMailForm.collection}/${id}`),
    firestore.doc(await mailboxPath(mailboxOf(value))),
  ]);
}
