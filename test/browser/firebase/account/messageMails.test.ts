import { doc, getDoc, setDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { success } from '../../../../src/domain/shared/Result';
import { FirestoreMessageMails } from '../../../../src/infrastructure/firebase/account/FirestoreMessageMails';
import { describeMessageMails } from '../../../contracts/notifications/messageMailsContract';
import { aFirebaseProject, openFirebaseTab, type FirebaseTab } from '../../../support/firebase/firebaseTab';

const token = 'a1B2c3D4e5F6g7H8i9J0';
const mailsOf = ({ firestore, operations }: FirebaseTab, mailSender?: string) =>
  new FirestoreMessageMails(firestore, operations, mailSender === undefined ? {} : { mailSender });

describeMessageMails('FirestoreMessageMails', () => mailsOf(openFirebaseTab(aFirebaseProject(), null)));

test('a visitor who has a token asks for no more e-mails, and may ask again', async () => {
  const projectId = aFirebaseProject();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  await setDoc(doc(firestore, 'mail_tokens', token), { uid: 'claire' });
  const mails = mailsOf(openFirebaseTab(projectId, null));
  expect(await mails.unsubscribe(token)).toEqual(success());
  expect(await mails.unsubscribe(token)).toEqual(success());
  expect((await getDoc(doc(firestore, 'mail_unsubscriptions', token))).exists()).toBe(true);
});

test('a site sends e-mails if it has a sender', () => {
  const tab = openFirebaseTab(aFirebaseProject(), null);
  expect(mailsOf(tab).areSent).toBe(false);
  expect(mailsOf(tab, 'Mon Bazar <ne-pas-repondre@mon-bazar.example>').areSent).toBe(true);
});
