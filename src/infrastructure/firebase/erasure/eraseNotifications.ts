import type { Firestore } from '@google-cloud/firestore';
import { notificationCollections } from '../notifications/notificationForms';
import { deleteAll, deleteFound, forEachFound } from './foundDocuments';

/** The entries of e-mails, the marks of pushes and the tokens of unsubscribe links, which only the server reads. */
export async function eraseNotifications(firestore: Firestore, uid: string): Promise<void> {
  for (const name of ['message_mails', 'message_pushes', ...notificationCollections])
    await deleteFound(firestore, firestore.collection(name).where('recipientId', '==', uid));
  await forEachFound(firestore.collection('mail_tokens').where('uid', '==', uid), ({ id, ref }) =>
    deleteAll(firestore, [firestore.doc(`mail_unsubscriptions/${id}`), ref]),
  );
  await firestore.doc(`mail_recipients/${uid}`).delete();
}
