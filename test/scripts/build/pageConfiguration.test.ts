// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { inlineScripts } from '../../../scripts/build/hosting';
import { fillIn } from '../../../scripts/build/sitePage';

const environment = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'bazar.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'bazar',
  VITE_FIREBASE_STORAGE_BUCKET: 'bazar.firebasestorage.app',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
};
const request = vi.fn(() => Promise.resolve(new Response('[]')));

beforeEach(() => {
  localStorage.clear();
  request.mockClear();
});

/** Runs the first script of a page that is built with these variables; returns the requests that it has sent. */
function requestsOf(variables: Record<string, string>): readonly (readonly unknown[])[] {
  const page = fillIn(readFileSync('index.html', 'utf8'), { ...environment, ...variables });
  document.head.innerHTML = /<meta name="mbz-configuration"[^>]*>/.exec(page)?.[0] ?? '';
  const [script = ''] = inlineScripts(page);
  runInNewContext(script, { document, localStorage, fetch: request, addEventListener: () => undefined });
  return request.mock.calls;
}

const storeToken = (expiresAt: number) =>
  localStorage.setItem('mbz_app_check', JSON.stringify({ token: 'proof', expiresAt }));
const withAppCheck = { VITE_FIREBASE_APP_CHECK_KEY: 'site-key' };
const address = expect.stringContaining('/projects/bazar/databases/(default)/documents:batchGet') as string;

test('a page without App Check asks for the configuration without a token', () => {
  storeToken(Date.now() + 3_600_000);
  expect(requestsOf({})).toEqual([[address, expect.objectContaining({ headers: {} })]]);
});

test('a page with App Check asks for the configuration with the stored token', () => {
  storeToken(Date.now() + 3_600_000);
  expect(requestsOf(withAppCheck)).toEqual([
    [address, expect.objectContaining({ headers: { 'X-Firebase-AppCheck': 'proof' } })],
  ]);
});

test.each([
  ['no token', () => undefined],
  ['a token that has expired', () => storeToken(Date.now() - 1)],
  ['a token that cannot be read', () => localStorage.setItem('mbz_app_check', '{')],
])('a page with App Check and %s sends no unverified request', (_what, store) => {
  store();
  expect(requestsOf(withAppCheck)).toEqual([]);
});
