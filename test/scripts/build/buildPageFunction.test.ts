import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildPageFunction } from '../../../scripts/build/buildPageFunction';
import { demoEnvironment } from '../../../scripts/firebase/startDemoFirebase';
import { builtPageFunction } from '../../../scripts/functions/builtPageFunction';
import { template } from '../../support/rendering/readPage';

let folder: string;
let firestore: TestServer;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'function-'));
  // As on the command line: Vitest's own would compile JSX for development.
  vi.stubEnv('NODE_ENV', 'production');
  firestore = await startTestServer(readFirebaseProject('.'));
  const [site, directory] = [join(folder, 'dist'), join(folder, 'site')];
  await cp('public/communes', join(site, 'communes'), { recursive: true });
  await writeFile(join(site, 'app.html'), template);
  await buildPageFunction({ site, directory, environment: demoEnvironment(firestore.port, 0) });
  server = createServer(await builtPageFunction(directory));
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
});
afterAll(async () => {
  server.close();
  await firestore.close();
  await rm(folder, { recursive: true });
});

test('the built function finds the place of a sentence in the list of communes beside it', async () => {
  const { port } = server.address() as AddressInfo;
  const sentence = `http://localhost:${port}/recherche?q=${encodeURIComponent('vélo à Lyon')}`;
  const { status, headers } = await fetch(sentence, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([
    302,
    '/recherche?q=v%C3%A9lo&lieu=69123%7ELyon%7E69001%7E45.764%7E4.836',
  ]);
});
