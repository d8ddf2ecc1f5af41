import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildFunctions } from '../../../scripts/build/buildFunctions';
import { DEMO_PROJECT } from '../../../scripts/firebase/demoPeopleWithPhones';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { demoEnvironment } from '../../../scripts/firebase/startDemoFirebase';
import { cardIds } from '../../../src/infrastructure/firebase/cards/cardIds';
import { documentOfListing } from '../../../src/infrastructure/firebase/documents/documentOfListing';
import { aListing } from '../../support/builders/aListing';
import { template } from '../../support/rendering/readPage';

/** In place of Google’s packages, which are installed for a deployment only: a function is its options and what it does. */
const stubs = {
  'firebase-admin/app': 'export const getApps = () => [{}]; export const initializeApp = () => ({});',
  'firebase-admin/app-check': 'export const getAppCheck = () => null;',
  'firebase-admin/firestore': 'export const getFirestore = () => globalThis.functionsUnderTest.firestore;',
  'firebase-functions/firestore': ['onDocumentCreated', 'onDocumentUpdated', 'onDocumentWritten']
    .map((name) => `export const ${name} = (options, run) => ({ trigger: '${name}', ...options, run });`)
    .join(''),
  'firebase-functions/https': 'export const onRequest = (options, run) => ({ ...options, run });',
  'firebase-functions/logger':
    'export const error = () => undefined; export const info = (...entry) => globalThis.functionsUnderTest.log.push(entry);',
  'firebase-functions/params': 'export const defineSecret = (name) => ({ name, value: () => "" });',
  'firebase-functions/scheduler': 'export const onSchedule = (options, run) => ({ ...options, run });',
};

interface StoredEvent {
  readonly params: { readonly listing: string };
}

interface Functions {
  readonly listingstored: {
    readonly trigger: string;
    readonly document: string;
    readonly retry: boolean;
    readonly run: (event: StoredEvent) => Promise<void>;
  };
}

let folder: string;
let server: TestServer;
let functions: Functions;
const log: unknown[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'functions-'));
  vi.stubEnv('NODE_ENV', 'production');
  server = await startTestServer(readFirebaseProject('.'));
  const site = join(folder, 'dist');
  await cp('public/communes', join(site, 'communes'), { recursive: true });
  await writeFile(join(site, 'app.html'), template);
  await buildFunctions({
    site,
    directory: join(folder, 'site'),
    environment: { ...demoEnvironment(server.port, 0), VITE_MAIL_SENDER: '', VITE_PUSH_PUBLIC_KEY: '' },
  });
  for (const file of ['index.js', 'package.json']) await cp(`functions/${file}`, join(folder, file));
  for (const [name, source] of Object.entries(stubs)) {
    const place = join(folder, 'node_modules', name);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, 'index.js'), source);
  }
  for (const name of ['firebase-admin', 'firebase-functions'])
    await writeFile(
      join(folder, 'node_modules', name, 'package.json'),
      JSON.stringify({ name, type: 'module', exports: { './*': './*/index.js' } }),
    );
  const firestore = localFirestore(`127.0.0.1:${server.port}`, DEMO_PROJECT);
  vi.stubGlobal('functionsUnderTest', { firestore, log });
  functions = (await import(pathToFileURL(join(folder, 'index.js')).href)) as Functions;
});
function deployedOf(made: object): readonly string[] {
  return Object.entries(made)
    .flatMap(([name, one]: [string, unknown]) => (one === undefined ? [] : [name]))
    .toSorted();
}

/** The names of the functions of a site with these settings besides. */
async function deployedWith(configuration: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const other = await mkdtemp(join(folder, 'with-'));
  for (const part of ['index.js', 'package.json', 'node_modules', 'site'])
    await cp(join(folder, part), join(other, part), { recursive: true });
  const path = join(other, 'site', 'settings.json');
  const settings = JSON.parse(await readFile(path, 'utf8')) as { readonly configuration: object };
  const changed = { ...settings, configuration: { ...settings.configuration, ...configuration } };
  await writeFile(path, JSON.stringify(changed));
  return deployedOf((await import(pathToFileURL(join(other, 'index.js')).href)) as object);
}

afterAll(async () => {
  vi.unstubAllGlobals();
  await server.close();
  await rm(folder, { recursive: true });
});

test('a site without e-mails and pushes deploys the functions of its pages, listings, photos and accounts alone', () => {
  expect(deployedOf(functions)).toEqual([
    'completeerasures',
    'expirelistings',
    'listingstored',
    'pages',
    'sweepphotos',
  ]);
});

test('a site with pushes and no mail server deploys what finds and pushes decisions, and nothing for e-mails alone', async () => {
  expect(await deployedWith({ pushPublicKey: 'key' })).toEqual([
    'completeerasures',
    'decisionmails',
    'decisionstored',
    'endinglistings',
    'endingmails',
    'expirelistings',
    'listingstored',
    'messagepushes',
    'pages',
    'pricedropped',
    'pricemails',
    'queuedpushes',
    'searchmails',
    'searchsaved',
    'sweepphotos',
  ]);
});

test('a site with a mail server alone deploys what tells people of decisions and reports, and nothing for pushes', async () => {
  const deployed = await deployedWith({ mailSender: 'Mon Bazar <ne-pas-repondre@mon-bazar.example>' });
  expect(deployed.filter((name) => /decision|outcome|push/.test(name))).toEqual([
    'decisionmails',
    'decisionstored',
    'outcomemails',
    'outcomestored',
  ]);
});

test('the function that is called for each write of a listing repairs its cards, and logs which were wrong, once', async () => {
  const { trigger, document, retry, run } = functions.listingstored;
  expect({ trigger, document, retry }).toEqual({
    trigger: 'onDocumentWritten',
    document: 'listings/{listing}',
    retry: true,
  });
  const firestore = localFirestore(`127.0.0.1:${server.port}`, DEMO_PROJECT);
  const velo = aListing();
  const { dateCard, priceCard } = cardIds(velo);
  await firestore.doc('listings/velo').set(documentOfListing(velo));
  for (const event of ['first', 'again'])
    await expect(run({ params: { listing: 'velo' } }), event).resolves.toBeUndefined();
  expect((await firestore.doc(`cardsByDate/${dateCard}`).get()).get('words')).toMatchObject({ velo: true });
  const written = [`cardsByDate/${dateCard}`, `cardsByPrice/${priceCard}`];
  expect(log).toEqual([['Cards have been repaired', { listing: 'velo', written, deleted: [] }]]);
});
