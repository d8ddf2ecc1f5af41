import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readFirebaseProject } from '../src/readFirebaseProject';
import { startTestServer, type TestServerOptions } from '../src/startTestServer';

const allowAll = (service: string) => `service ${service} { match /{path=**} { allow read, write; } }`;

async function statusesOf(options?: TestServerOptions) {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  const origin = `http://127.0.0.1:${server.port}`;
  const statusOf = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${origin}${path}`, { headers })).status;
  const owner = { Authorization: 'Bearer owner' };
  const document = '/v1/projects/demo-1/databases/(default)/documents/notes/a';
  return {
    document: await statusOf(document),
    documentAsOwner: await statusOf(document, owner),
    files: await statusOf('/v0/b/demo-1/o'),
    filesAsOwner: await statusOf('/v0/b/demo-1/o', owner),
    unknown: await statusOf('/unknown'),
  };
}

describe('startTestServer', () => {
  test('the server lets only an administrator in when it is given no rules', async () => {
    expect(await statusesOf()).toEqual({
      document: 403,
      documentAsOwner: 404,
      files: 403,
      filesAsOwner: 200,
      unknown: 404,
    });
  });

  test('the server judges documents and files by the rules that it is given', async () => {
    const rules = { firestoreRules: allowAll('cloud.firestore'), storageRules: allowAll('firebase.storage') };
    expect(await statusesOf(rules)).toMatchObject({ document: 404, files: 200 });
  });

  test('the server does not start with rules that cannot be read', async () => {
    await expect(startTestServer({ firestoreRules: 'service {' })).rejects.toThrow();
  });
});

describe('readFirebaseProject', () => {
  async function aDirectory(files: Readonly<Record<string, string>>): Promise<string> {
    const directory = await mkdtemp(join(tmpdir(), 'firebase-project-'));
    onTestFinished(() => rm(directory, { recursive: true }));
    for (const [name, content] of Object.entries(files)) await writeFile(join(directory, name), content);
    return directory;
  }

  test('the files that firebase.json names are read', async () => {
    const directory = await aDirectory({
      'firebase.json': JSON.stringify({ firestore: { rules: 'a', indexes: 'b.json' }, storage: { rules: 'c' } }),
      a: 'rules of documents',
      'b.json': '{ "indexes": [] }',
      c: 'rules of files',
    });
    expect(readFirebaseProject(directory)).toEqual({
      firestoreRules: 'rules of documents',
      indexes: { indexes: [] },
      storageRules: 'rules of files',
    });
  });

  test('a firebase.json that names no rules is refused', async () => {
    const directory = await aDirectory({ 'firebase.json': '{}' });
    expect(() => readFirebaseProject(directory)).toThrow('firestore');
  });
});
