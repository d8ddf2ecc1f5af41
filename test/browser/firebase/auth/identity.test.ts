import { doc, getDoc, updateDoc } from 'firebase/firestore';
import { expect, test } from 'vitest';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { UserProfile } from '../../../../src/domain/account/UserProfile';
import { success } from '../../../../src/domain/shared/Result';
import { describeIdentity } from '../../../contracts/auth/identityContract';
import { aNewEmail } from '../../../support/builders/aNewEmail';
import { aPassword } from '../../../support/builders/aPassword';
import { aProfile } from '../../../support/builders/aPosting';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';
import { authEmulatorStarted, codeSentTo, linkSentTo } from '../../../support/firebase/authEmulatorPeople';
import { anAuthTab, closeAfterTest } from '../../../support/firebase/firebaseAuthentication';
import { openFirebaseAuthTab } from '../../../support/firebase/firebaseAuthTab';
import { openFirebaseTab } from '../../../support/firebase/firebaseTab';
import { eventually } from '../../../support/time/eventually';

await authEmulatorStarted();

describeIdentity('Firebase', () => {
  const options = anAuthTab();
  const tab = openFirebaseAuthTab(options);
  closeAfterTest(tab);
  const { firestore } = openFirebaseTab(options.projectId, 'owner');
  tab.authentication.subscribeToUser((person) => {
    if (person !== null) void tab.users.create(person);
  });
  return {
    authentication: tab.authentication,
    ...tab.identity,
    phoneCode: codeSentTo,
    emailCode: ({ value }) => linkSentTo(value),
    async storedContacts(uid) {
      const stored = (await getDoc(doc(firestore, 'users', uid))).data();
      return stored === undefined
        ? null
        : { email: stored.email as string | null, phoneNumber: stored.phoneNumber as string | null };
    },
  };
});

/** A busy machine is slow, not wrong: the default of a second would fail it. */

/** A person who has just signed up with an address that is not confirmed yet; their account is not stored. */
async function aNewPerson() {
  const options = anAuthTab();
  const tab = openFirebaseAuthTab(options);
  closeAfterTest(tab);
  const people = recordedEmissions<UserProfile | null>((listener) => tab.authentication.subscribeToUser(listener));
  const email = aNewEmail();
  await tab.identity.emailSignIn.createAccount(email, aPassword());
  await eventually(() => expect(people.all.at(-1)?.email).toBeNull());
  const person = people.all.at(-1) ?? aProfile();
  const { firestore } = openFirebaseTab(options.projectId, 'owner');
  const account = doc(firestore, 'users', person.uid);
  return {
    tab,
    person,
    email: email.value,
    account,
    confirm: async () => expect(await tab.identity.ownEmail.confirm(await linkSentTo(email.value))).toEqual(success()),
    storedEmail: async () => (await getDoc(account)).get('email') as unknown,
  };
}

test('an address that was confirmed on a page which was left before it was stored comes into the account at the next visit', async () => {
  const { tab, person, email, account, confirm, storedEmail } = await aNewPerson();
  await tab.users.create({ ...person, email: null });
  await confirm();
  expect(await storedEmail()).toBe(email);
  // As the page that was left would have had it.
  await updateDoc(account, { email: null });
  const profiles = recordedEmissions<BackendResult<UserProfile | null>>((listener) =>
    tab.users.subscribe(person.uid, listener),
  );
  await eventually(() => expect(profiles.all.at(-1)).toMatchObject({ ok: true, value: { email } }));
  expect(profiles.all[0]).toMatchObject({ ok: true, value: { email: null } });
});

test('an address that was confirmed before the account was stored comes into the account', async () => {
  const { tab, person, email, confirm, storedEmail } = await aNewPerson();
  await confirm();
  expect(await storedEmail()).toBeUndefined();
  // Some seconds after signing in, as the person was then.
  await tab.users.create({ ...person, email: null });
  await eventually(async () => expect(await storedEmail()).toBe(email));
});
