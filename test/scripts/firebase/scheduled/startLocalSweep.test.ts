import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_PROJECT } from '../../../../scripts/firebase/demoPeopleWithPhones';
import { localBucket } from '../../../../scripts/firebase/scheduled/localBucket';
import { startLocalSweep } from '../../../../scripts/firebase/scheduled/startLocalSweep';
import { UNUSED_PHOTO_GRACE } from '../../../../src/domain/listings/unusedPhoto';
import { storePhoto } from '../../../support/firebase/storePhoto';
import { eventually } from '../../../support/time/eventually';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer(readFirebaseProject('.'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

test('the local sweep marks a photo that nothing names, and empties it once its time is over', async () => {
  let now = Date.now();
  const testServer = `127.0.0.1:${server.port}`;
  await storePhoto(localBucket(testServer, DEMO_PROJECT), 'claire~aaaaaaaa');
  const sweep = startLocalSweep({ testServer }, { now: () => now });
  const runs = await Promise.all([sweep.run(), sweep.run()]);
  expect(runs).toMatchObject([{ marked: 1 }, { seen: 1, marked: 0 }]);
  now += 2 * UNUSED_PHOTO_GRACE;
  expect(await sweep.run()).toMatchObject({ emptied: 1, failed: 0 });
  await sweep.close();
});

test('the local sweep runs by itself and says what it has changed', async () => {
  const testServer = `127.0.0.1:${server.port}`;
  const log = vi.spyOn(console, 'log').mockReturnValue();
  await storePhoto(localBucket(testServer, DEMO_PROJECT), 'claire~aaaaaaaa');
  const sweep = startLocalSweep({ testServer }, { interval: 20 });
  await eventually(() => expect(log).toHaveBeenCalled(), { interval: 20 });
  await sweep.close();
  expect(log.mock.calls).toEqual([['Photos that nothing names: 1 new, 0 used again, 0 emptied']]);
});
