import { createServer, type Server } from 'node:http';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { seedListings } from '../../../scripts/firebase/seedFirebase';
import { FirestoreAdministration } from '../../../scripts/firebase/FirestoreAdministration';
import { pageFunction } from '../../../scripts/functions/pageFunction';
import { generateListings } from '../../../src/infrastructure/embedded/demo/generateListings';
import { aListing } from '../../support/builders/aListing';
import { template } from '../../support/rendering/readPage';

const projectId = 'demo-function';
const siteAddress = 'https://mon-bazar.example';
const listing = aListing({ publishedAt: Date.now() - 60_000 });
const address = '/annonce/velo/velo-de-ville';

let firestore: TestServer;
let server: Server;
/** As App Check signs it: it ends in 2100. */
const proof = `e30.${Buffer.from('{"exp":4102444800}').toString('base64url')}.signed`;

beforeAll(async () => {
  firestore = await startTestServer(readFirebaseProject('.'));
  const emulator = `127.0.0.1:${firestore.port}`;
  const accessToken = () => Promise.resolve('owner');
  const others = [...generateListings(300, Date.now())].map((one) => ({ ...one, categoryId: 'velos' }));
  await seedListings(new FirestoreAdministration({ projectId, emulator, accessToken }), [listing, ...others]);
  const configuration = {
    apiKey: 'key',
    authDomain: `${projectId}.firebaseapp.com`,
    projectId,
    storageBucket: `${projectId}.firebasestorage.app`,
    appId: '1:0:web:0',
    emulator,
  };
  const settings = { configuration, siteAddress, headers: { 'X-Content-Type-Options': 'nosniff' } };
  server = createServer(pageFunction(template, settings, () => Promise.resolve(proof)));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  server.close();
  await firestore.close();
});

function get(path: string, init: RequestInit = {}): Promise<Response> {
  const listening = server.address();
  const port = typeof listening === 'object' && listening !== null ? listening.port : 0;
  return fetch(`http://localhost:${port}${path}`, { redirect: 'manual', ...init });
}

test('the function renders a listing for caches, with the headers of the site and its own address', async () => {
  const answer = await get(address);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=600');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(text).toContain('Vélo de ville');
  expect(text).toContain(`<link data-page="" rel="canonical" href="${siteAddress}${address}"/>`);
});

test('every request to Firestore carries the proof of App Check, no key, and nobody’s name', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  await (await get('/sitemap.xml')).text();
  await (await get('/recherche?q=velo')).text();
  const requests = asked.mock.calls.filter(
    ([address]) => typeof address === 'string' && address.includes('/v1/projects/'),
  );
  expect(requests.length).toBeGreaterThan(3);
  for (const [address, init] of requests) {
    const headers = new Headers(init?.headers);
    expect([headers.get('X-Firebase-AppCheck'), headers.get('Authorization')]).toEqual([proof, null]);
    expect(address).not.toContain('key=');
  }
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('the function answers a client that accepts %s with %s', async (accepted, encoding) => {
  const answer = await get(address, { headers: { 'Accept-Encoding': accepted } });
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding']);
  expect(await answer.text()).toContain('Vélo de ville');
});

test('the function answers a HEAD without a body, and refuses a POST', async () => {
  const head = await get(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await get(address, { method: 'POST' })).status).toBe(405);
});

test('a page of a person, should it reach the function, is the page without content', async () => {
  const answer = await get('/favoris');
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    200,
    'no-cache',
    template,
  ]);
});

test('while Firestore refuses, the function answers that there is no page now, and leaves it to the browser', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  const { faults } = firestore.firestore.engine(projectId);
  faults.plan({ status: 'RESOURCE_EXHAUSTED', times: 1 });
  const answer = await get(address);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    503,
    'no-store',
    template,
  ]);
  expect((await get(address)).status).toBe(200);
});

test('a sitemap that breaks off is no whole answer', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const today = new Date().toISOString().slice(0, 10);
  expect(await (await get(`/sitemap/annonces-${today}.xml`)).text()).toContain(`<loc>${siteAddress}${address}</loc>`);
  const { faults } = firestore.firestore.engine(projectId);
  faults.plan({ status: 'UNAVAILABLE', times: 1, where: 'cardsByDate' });
  await expect(get(`/sitemap/annonces-${today}.xml`).then((answer) => answer.text())).rejects.toThrow();
});

/** What docs/decisions/034 reckons with: the most documents that a page reads, of a site that has many listings of each kind. */
test.each([
  ['/', 13],
  [address, 27],
  ['/recherche', 26],
  ['/categorie/vehicules/velos', 26],
])('the page %s reads no more than %i documents', async (path, most) => {
  const { costs } = firestore.firestore.engine(projectId);
  costs.reset();
  expect((await get(path)).status).toBe(200);
  const { documentsRead, readsOfAggregations } = costs.figures;
  expect(documentsRead + readsOfAggregations).toBeGreaterThan(1);
  expect(documentsRead + readsOfAggregations).toBeLessThanOrEqual(most);
});
