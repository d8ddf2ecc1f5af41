import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_PROJECT } from '../../../../scripts/firebase/demoPeopleWithPhones';
import { localFirestore } from '../../../../scripts/firebase/localFirestore';
import { startLocalErasures } from '../../../../scripts/firebase/scheduled/startLocalErasures';
import { BROWSER_TIME, LAST_WRITES } from '../../../../src/application/privacy/erasure/CompletePendingErasures';
import { eventually } from '../../../support/time/eventually';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Claire has asked now. */
async function aRequest() {
  const testServer = `127.0.0.1:${server.port}`;
  const request = localFirestore(testServer, DEMO_PROJECT).doc('erasures/claire');
  const askedAt = Date.now();
  await request.set({ askedAt: new Date(askedAt) });
  const deleted: string[] = [];
  const accounts = { deleteUser: async (uid: string) => void deleted.push(uid) };
  return { firebase: { accounts, testServer }, request, askedAt, deleted };
}

test('the local erasures leave a browser its time, erase the account, and remove the request after a last look', async () => {
  const { firebase, request, askedAt, deleted } = await aRequest();
  let now = askedAt;
  const erasures = startLocalErasures(firebase, { now: () => now });
  expect(await erasures.run()).toMatchObject({ erased: 0, ended: 0 });
  now += BROWSER_TIME;
  expect(await Promise.all([erasures.run(), erasures.run()])).toMatchObject([{ erased: 1 }, { erased: 0, ended: 0 }]);
  expect(deleted).toEqual(['claire']);
  now += LAST_WRITES;
  expect(await erasures.run()).toMatchObject({ erased: 0, ended: 1, failed: 0 });
  expect((await request.get()).exists).toBe(false);
  await erasures.close();
});

test('the local erasures run by themselves and say what they have done', async () => {
  const { firebase, askedAt } = await aRequest();
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const erasures = startLocalErasures(firebase, { interval: 20, now: () => askedAt + BROWSER_TIME });
  await eventually(() => expect(log).toHaveBeenCalled(), { interval: 20 });
  await erasures.close();
  expect(log.mock.calls).toEqual([['Accounts whose erasure was asked for: 1 erased']]);
});

test('an account that cannot be erased is reported', async () => {
  const { firebase, askedAt } = await aRequest();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const accounts = { deleteUser: () => Promise.reject(new Error('offline')) };
  const erasures = startLocalErasures({ ...firebase, accounts }, { interval: 20, now: () => askedAt + BROWSER_TIME });
  await eventually(() => expect(error).toHaveBeenCalledWith(new Error('offline')), { interval: 20 });
  await erasures.close();
});
