import { collection, deleteDoc, doc, getDocs, query, where } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { aFirestoreProject } from '../../support/firebase/firestoreClients';
import { fill, openRules, snapshotsOf } from '../../support/builders/things';
import { eventually } from '../../support/time/eventually';

// Google's emulator requires no index, counts no costs and breaks no connection on demand.
describe('the test server alone', () => {
  test('a query without its index is refused', async () => {
    const firestore = (await aFirestoreProject(openRules)).client(null);
    const unserved = query(collection(firestore, 'things'), where('a', '==', 1), where('b', '>', 1));
    await expect(getDocs(unserved)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('requires an index') as string,
    });
  });

  test('a listener is brought up to date after its connection broke, deletions included', async () => {
    const project = await aFirestoreProject(openRules);
    const [reader, writer] = [project.client('karim'), project.client('camille')];
    await fill(writer, { a: 10, b: 30 });
    const snapshots = snapshotsOf(query(collection(reader, 'things')));
    await eventually(() => expect(snapshots.at(-1)).toEqual(['a', 'b']));
    await project.control('POST', ':dropConnections');
    await deleteDoc(doc(writer, 'things/a'));
    await fill(writer, { c: 1 });
    await eventually(() => expect(snapshots.at(-1)).toEqual(['b', 'c']));
  });

  test('the costs of a page are counted', async () => {
    const project = await aFirestoreProject(openRules);
    const firestore = project.client(null);
    await fill(firestore, { a: 10, b: 30, c: 20 });
    await getDocs(collection(firestore, 'things'));
    expect(await project.control('GET', '/costs')).toMatchObject({ documentsRead: 3, documentsWritten: 3, queries: 1 });
    await project.control('DELETE', '/costs');
    expect(await project.control('GET', '/costs')).toMatchObject({ documentsRead: 0 });
  });
});
