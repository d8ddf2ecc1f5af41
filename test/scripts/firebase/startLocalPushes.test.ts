import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_PROJECT } from '../../../scripts/firebase/demoPeopleWithPhones';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { startLocalPushes } from '../../../scripts/firebase/startLocalPushes';
import { conversationDocument } from '../../support/firebase/storedForServer';
import { aSubscription } from '../../support/pushes/aSubscription';
import { eventually } from '../../support/time/eventually';

async function startPushes() {
  const server = await startTestServer(readFirebaseProject('.'));
  const testServer = `127.0.0.1:${server.port}`;
  const pushes = await startLocalPushes({
    testServer,
    onCommit: (listener) => server.firestore.engine(DEMO_PROJECT).onCommit(listener),
  });
  onTestFinished(async () => {
    await pushes.close();
    await server.close();
  });
  const phone = aSubscription();
  const documents = localFirestore(testServer, DEMO_PROJECT);
  await documents.doc('users/claire/devices/phone').set({ ...phone.device, createdAt: new Date() });
  return { pushes, phone, documents };
}

test('a message is pushed to a device of its recipient as soon as it is stored', async () => {
  const { pushes, phone, documents } = await startPushes();
  const conversation = documents.doc('conversations/velo~karim');
  await conversation.set(conversationDocument(Date.now()));
  for (const id of ['un', 'encore']) await conversation.collection('messages').doc(id).set({});
  await eventually(() => expect(pushes.pushes).toHaveLength(1));
  const [push = { body: '' }] = (await (await fetch(`${pushes.address}/pushes.json`)).json()) as typeof pushes.pushes;
  expect(phone.read(push)).toMatchObject({ title: 'Karim', path: '/messages/velo~karim' });
});

test.each(['search_pushes/claire', 'decision_pushes/0000000042~taken'])(
  'what was found for a push is pushed as soon as it is entered: %s',
  async (path) => {
    const { pushes, phone, documents } = await startPushes();
    const shown = { title: 'Vélos', text: 'Vélo de ville', tag: 'savedSearches', path: '/favoris' };
    const entry = {
      recipientId: 'claire',
      day: new Date(),
      about: path.split('/')[1],
      dueAt: new Date(),
      attempts: 0,
      deviceIds: [],
    };
    await documents.doc(path).set({ ...entry, ...shown });
    await eventually(() => expect(pushes.pushes).toHaveLength(1));
    expect(pushes.pushes.map(phone.read)).toEqual([{ ...shown, isLive: false }]);
  },
);
