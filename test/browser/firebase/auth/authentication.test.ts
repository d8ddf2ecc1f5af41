import { doc, getDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import { describeAuthentication } from '../../../contracts/auth/authenticationContract';
import { describePhoneSignIn } from '../../../contracts/auth/phoneSignInContract';
import { aProfile } from '../../../support/builders/aPosting';
import { aNewPhone } from '../../../support/builders/aNewPhone';
import {
  authEmulatorStarted,
  codeSentTo,
  givenAccount,
  signInByPhone,
} from '../../../support/firebase/authEmulatorPeople';
import { firebaseAuthentication, anAuthTab, closeAfterTest } from '../../../support/firebase/firebaseAuthentication';
import { openFirebaseAuthTab } from '../../../support/firebase/firebaseAuthTab';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';
import { loadInAnotherTab } from '../../../support/embedded/loadInAnotherTab';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { eventually } from '../../../support/time/eventually';

await authEmulatorStarted();
const inOtherTab = await loadInAnotherTab('/test/support/firebase/firebaseAuthTab.ts');
const openOther = inOtherTab.openFirebaseAuthTab as typeof openFirebaseAuthTab;

describeAuthentication('FirebaseAuthentication', () => firebaseAuthentication(openOther));

describePhoneSignIn('FirebasePhoneSignIn', () => {
  const tab = openFirebaseAuthTab(anAuthTab());
  closeAfterTest(tab);
  return { phoneSignIn: tab.phoneSignIn, authentication: tab.authentication, codeSent: codeSentTo };
});

test('a new person gets an account and a profile, under the rules of the repository', async () => {
  const options = anAuthTab();
  const tab = openFirebaseAuthTab(options);
  closeAfterTest(tab);
  const [uid, phone] = [`new-${crypto.randomUUID()}`, aNewPhone()];
  await givenAccount(uid, phone);
  const people = recordedEmissions<UserProfile | null>((listener) => tab.authentication.subscribeToUser(listener));
  await signInByPhone(tab.phoneSignIn, phone);
  await eventually(() => expect(people.all.at(-1)?.uid).toBe(uid));
  const [known] = people.all.slice(-1);
  expect(await tab.users.create(known ?? aProfile())).toEqual({ ok: true, value: undefined });
  const { firestore } = openFirebaseTab(options.projectId, 'owner');
  expect((await getDoc(doc(firestore, 'users', uid))).data()).toMatchObject({
    uid,
    phoneNumber: phone.value,
    email: null,
    photoURL: null,
    freeListingsCount: 0,
    role: 'user',
  });
  expect((await getDoc(doc(firestore, 'profiles', uid))).data()).toMatchObject({
    displayName: `Utilisateur ${uid.slice(0, 5)}`,
    photoURL: null,
  });
});
