import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DEMO_PROJECT } from '../../../../scripts/firebase/demoPeopleWithPhones';
import { FirestoreAdministration } from '../../../../scripts/firebase/FirestoreAdministration';
import { localFirestore } from '../../../../scripts/firebase/localFirestore';
import { seedListings } from '../../../../scripts/firebase/seedFirebase';
import { startLocalCardRepair } from '../../../../scripts/firebase/triggered/startLocalCardRepair';
import { cardIds } from '../../../../src/infrastructure/firebase/cards/cardIds';
import { aListing } from '../../../support/builders/aListing';
import { eventually } from '../../../support/time/eventually';

afterEach(() => void vi.restoreAllMocks());

const velo = aListing();
const path = `cardsByDate/${cardIds(velo).dateCard}`;

async function startRepair() {
  const server = await startTestServer(readFirebaseProject('.'));
  const testServer = `127.0.0.1:${server.port}`;
  const engine = server.firestore.engine(DEMO_PROJECT);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const repair = startLocalCardRepair({ testServer, onCommit: (listener) => engine.onCommit(listener) });
  onTestFinished(async () => {
    await repair.close();
    await server.close();
  });
  const publish = () =>
    seedListings(
      new FirestoreAdministration({
        projectId: DEMO_PROJECT,
        emulator: testServer,
        accessToken: () => Promise.resolve('owner'),
      }),
      [velo],
    );
  return { repair, publish, log, engine, documents: localFirestore(testServer, DEMO_PROJECT) };
}

test('a listing that is published with right cards is left as it is, and its repair causes no other', async () => {
  const { repair, publish, log, engine } = await startRepair();
  const changed: string[] = [];
  engine.onCommit((paths) => changed.push(...paths));
  await publish();
  await repair.settled();
  expect(changed.toSorted()).toEqual([path, `cardsByPrice/${cardIds(velo).priceCard}`, 'listings/velo']);
  expect(log).not.toHaveBeenCalled();
});

test('a wrong card is put right as soon as its listing is written, which is printed', async () => {
  const { publish, log, documents } = await startRepair();
  await publish();
  await documents.doc(path).update({ words: { telephone: true } });
  await documents.doc('listings/velo').update({ updatedAt: new Date() });
  await eventually(async () => expect((await documents.doc(path).get()).get('words')).toMatchObject({ velo: true }));
  await eventually(() =>
    expect(log.mock.calls).toEqual([['Cards that were wrong:', { written: [path], deleted: [] }]]),
  );
});
