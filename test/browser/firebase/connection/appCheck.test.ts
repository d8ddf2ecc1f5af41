import { deleteApp, getApps } from 'firebase/app';
import { doc, getDoc } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { connectFirebase } from '../../../../src/infrastructure/firebase/connection/connectFirebase';
import { readNewestLite } from '../../../../src/infrastructure/firebase/lazy/readNewestLite';
import { configurationOf } from '../../../support/firebase/firebaseBackends';
import { aFirebaseProject, realClock } from '../../../support/firebase/firebaseTab';
import { eventually } from '../../../support/time/eventually';

const { issued } = vi.hoisted(() => ({ issued: [] as string[] }));

// Google's provider needs Google: in its place stands one that issues tokens of its own.
vi.mock(import('firebase/app-check'), async (actual) => {
  const sdk = await actual();
  return {
    ...sdk,
    ReCaptchaEnterpriseProvider: class extends sdk.CustomProvider {
      constructor() {
        super({
          getToken: () => {
            const expiresAt = Math.floor(Date.now() / 1000) + 3600;
            issued.push(`head.${btoa(JSON.stringify({ exp: expiresAt, n: issued.length }))}.signature`);
            return Promise.resolve({ token: issued.at(-1) ?? '', expireTimeMillis: expiresAt * 1000 });
          },
        });
      }
    } as never,
  };
});

afterEach(async () => {
  localStorage.removeItem('mbz_app_check');
  await Promise.all(getApps().map(deleteApp));
});

test('the first reading and the whole SDK share one application of the SDK, whose App Check token the next page finds', async () => {
  const configuration = { ...configurationOf(aFirebaseProject()), appId: crypto.randomUUID(), appCheckKey: 'key' };
  const sent: (string | null)[] = [];
  const request = vi.spyOn(globalThis, 'fetch');
  const readNewest = await readNewestLite(configuration, realClock);
  expect(await readNewest({}, 12)).toEqual([]);
  for (const [, options] of request.mock.calls) sent.push(new Headers(options?.headers).get('X-Firebase-AppCheck'));
  request.mockRestore();
  expect(sent.every((token) => token !== null && issued.includes(token))).toBe(true);
  expect(sent.length).toBeGreaterThan(0);
  const { app, firestore } = await connectFirebase(configuration);
  await getDoc(doc(firestore, 'config', 'app'));
  expect(getApps()).toEqual([app]);
  await eventually(() => expect(localStorage.getItem('mbz_app_check')).not.toBeNull());
  const stored = JSON.parse(localStorage.getItem('mbz_app_check') ?? '{}') as { token: string; expiresAt: number };
  expect(issued).toContain(stored.token);
  expect(stored.expiresAt).toBeGreaterThan(Date.now());
});
