import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer, type TestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildFunctions } from '../../../scripts/build/buildFunctions';
import { localFirestore } from '../../../scripts/firebase/localFirestore';
import { startMailbox } from '../../../scripts/firebase/mailbox';
import { demoEnvironment } from '../../../scripts/firebase/startDemoFirebase';
import { builtPageFunction } from '../../../scripts/functions/builtPageFunction';
import type { mailFunction as mailFunctionOfSources } from '../../../scripts/functions/mailFunction';
import { UNREAD_DELAY } from '../../../src/domain/notifications/MessageMail';
import { accountDocument, conversationDocument } from '../../support/firebase/storedForServer';
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
  await buildFunctions({ site, directory, environment: demoEnvironment(firestore.port, 0) });
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

test('the built functions tell of an unread message by e-mail', async () => {
  const { mailFunction } = (await import(pathToFileURL(join(folder, 'site', 'mailFunction.js')).href)) as {
    readonly mailFunction: typeof mailFunctionOfSources;
  };
  const mailbox = await startMailbox();
  const documents = localFirestore(`127.0.0.1:${firestore.port}`, 'demo-mails');
  await documents.doc('users/claire').set(accountDocument('claire', 'claire@exemple.fr', Date.now()));
  await documents.doc('conversations/velo~karim').set(conversationDocument(Date.now() - UNREAD_DELAY));
  const tasks = mailFunction({
    firestore: documents,
    smtpAddress: mailbox.smtpAddress,
    sender: 'Mon Bazar <ne-pas-repondre@mon-bazar.example>',
    siteAddress: 'https://mon-bazar.example',
  });
  await tasks.messageStored('velo~karim');
  expect(await tasks.sendMails()).toEqual({ sent: 1, failures: [] });
  expect(mailbox.mails.map(({ text }) => text.includes('https://mon-bazar.example/messages/velo~karim'))).toEqual([
    true,
  ]);
  await mailbox.close();
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
