import { collectionGroup, doc, getDoc, getDocs, setDoc, type Firestore } from 'firebase/firestore';
import { expect, inject, test } from 'vitest';
import type { ErasureOutcome } from '../../../../src/application/privacy/erasure/CompletePendingErasures';
import { deletionSteps } from '../../../../src/application/privacy/DeleteAccount';
import { failure, success } from '../../../../src/domain/shared/Result';
import { FirestoreErasureRequests } from '../../../../src/infrastructure/firebase/account/FirestoreErasureRequests';
import { FirestoreUserRepository } from '../../../../src/infrastructure/firebase/account/FirestoreUserRepository';
import { describeErasureRequests } from '../../../contracts/privacy/erasureRequestsContract';
import { deletionIn, expectGone, lives } from '../../../contracts/privacy/departureContract';
import { anAccount } from '../../../support/builders/aPerson';
import { firebaseDeparture } from '../../../support/firebase/firebaseDeparture';
import { aFirebaseProject, openFirebaseTab } from '../../../support/firebase/firebaseTab';

const now = () => Math.floor(Date.now() / 1000);
/** Signed in that many seconds ago. */
const signedIn = (projectId: string, seconds: number) => {
  const { firestore, operations } = openFirebaseTab(projectId, 'claire', inject('testServerPort'), {
    auth_time: now() - seconds,
  });
  return new FirestoreErasureRequests(firestore, operations);
};

describeErasureRequests('FirestoreErasureRequests', () => signedIn(aFirebaseProject(), 0));

test('a person who has not signed in for five minutes cannot have a server erase their account', async () => {
  expect(await signedIn(aFirebaseProject(), 320).ask('claire')).toEqual(failure('denied'));
});

test('asking again, with an old sign-in too, leaves the time of the first request', async () => {
  const projectId = aFirebaseProject();
  const { firestore } = openFirebaseTab(projectId, 'owner');
  await signedIn(projectId, 0).ask('claire');
  const request = (await getDoc(doc(firestore, 'erasures/claire'))).data();
  expect(Object.keys(request ?? {})).toEqual(['askedAt']);
  expect(await signedIn(projectId, 400).ask('claire')).toEqual(success());
  expect((await getDoc(doc(firestore, 'erasures/claire'))).data()).toEqual(request);
});

/** Claire’s data of every kind, and what a server has stored to notify her. */
async function aPerson() {
  const backend = await firebaseDeparture();
  const { claire, karim, leaving, projectId, now: time } = backend;
  const photos = await lives(claire, karim, time);
  const { firestore } = openFirebaseTab(projectId, 'owner');
  for (const path of ['search_mails/claire', 'mail_recipients/claire', 'message_mails/velo~karim~claire'])
    await setDoc(doc(firestore, path), { recipientId: 'claire' });
  const run = async (task: 'erasure' | 'end') => {
    const answer = await fetch(`http://127.0.0.1:${inject('taskPort')}/${task}/${projectId}`, { method: 'POST' });
    return (await answer.json()) as ErasureOutcome & { readonly deleted: readonly string[] };
  };
  const account = { ...anAccount, photoURL: `photo:${photos[1]?.id ?? ''}` };
  return { ...backend, firestore, photos, run, account, deletion: deletionIn(leaving, time) };
}

const collections = ['users', 'profiles', 'private', 'favourites', 'saved_searches', 'hidden_sellers', 'blocks'];
const others = ['rates', 'listings', 'cardsByDate', 'cardsByPrice', 'deals', 'conversations', 'messages', 'erasures'];
const ofServer = ['search_mails', 'mail_recipients', 'message_mails', 'newsletter_subscribers', 'newsletter_tokens'];

/** The paths of all documents but those of Karim alone. */
async function pathsIn(firestore: Firestore): Promise<readonly string[]> {
  const found = await Promise.all(
    [...collections, ...others, ...ofServer].map((name) => getDocs(collectionGroup(firestore, name))),
  );
  const documents = found.flatMap(({ docs }) => docs);
  return documents
    .filter((one) => JSON.stringify([one.ref.path, one.data()]).includes('laire'))
    .map(({ ref }) => ref.path)
    .toSorted();
}

const staying = ['conversations/velo~karim', 'listings/lampe', 'listings/velo', 'users/claire'];
const rates = ['listings', 'searches'].map((kind) => `users/claire/rates/${kind}`);

test.each(['ask', ...deletionSteps])(
  'the page of a person is closed after the step %s of the deletion, and the server erases what is left',
  async (last) => {
    const { account, deletion, firestore, karim, leaving, photos, run } = await aPerson();
    const at = last === 'ask' ? -1 : deletionSteps.findIndex((step) => step === last);
    const closed = new Error('the page is closed');
    const running = deletion.execute(account, (step) => {
      if (step === deletionSteps[at + 1]) throw closed;
    });
    if (last === 'identity') expect(await running).toEqual(success());
    else await expect(running).rejects.toBe(closed);
    expect(await run('erasure')).toEqual({
      ...{ erased: 1, ended: 0, failed: 0, failures: [], isComplete: true },
      deleted: ['claire'],
    });
    await expectGone(leaving, karim, photos);
    expect(await pathsIn(firestore)).toEqual([...staying, ...rates, 'erasures/claire'].toSorted());
    expect(await run('end')).toMatchObject({ erased: 0, ended: 1, failed: 0 });
    expect(await pathsIn(firestore)).toEqual(staying);
  },
);

test('a browser that is still at work when the server begins finishes too, and nothing is left', async () => {
  const { account, deletion, firestore, karim, leaving, photos, run } = await aPerson();
  expect(await leaving.requests.ask('claire')).toEqual(success());
  const [byBrowser, byServer] = await Promise.all([deletion.execute(account), run('erasure')]);
  expect(byBrowser).toEqual(success());
  expect(byServer).toMatchObject({ erased: 1, failed: 0 });
  await expectGone(leaving, karim, photos);
  expect(await run('end')).toMatchObject({ ended: 1 });
  expect(await pathsIn(firestore)).toEqual(staying);
});

test('a person who comes back while their account is to be erased gets no profile again', async () => {
  const { account, deletion, firestore, leaving, projectId, run } = await aPerson();
  await expect(
    deletion.execute(account, (step) => {
      if (step === 'conversations') throw new Error('the page is closed');
    }),
  ).rejects.toThrow('closed');
  const tab = openFirebaseTab(projectId, 'claire');
  // What the site does at each sign-in.
  await new FirestoreUserRepository(tab.firestore, tab.operations).create({ ...account, email: null, photoURL: null });
  expect(await leaving.profiles.change('claire', { displayName: 'Claire' })).toEqual(failure('denied'));
  expect((await getDoc(doc(firestore, 'profiles/claire'))).exists()).toBe(false);
  await run('erasure');
  expect((await getDoc(doc(firestore, 'users/claire'))).get('displayName')).toBe('Compte supprimé');
});

test('what a page that was open writes after the server has erased the account is erased by the last look', async () => {
  const { account, claire, deletion, firestore, run, now: time } = await aPerson();
  await deletion.execute(account);
  await run('erasure');
  expect(await claire.blocks.block('claire', { uid: 'karim', name: 'Karim' })).toEqual(success());
  expect(await claire.hiddenSellers.hide('claire', { uid: 'karim', name: 'Karim', hiddenAt: time })).toEqual(success());
  await run('end');
  expect(await pathsIn(firestore)).toEqual(staying);
});
