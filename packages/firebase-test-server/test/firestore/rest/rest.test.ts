import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { protoFieldsOf } from '../../../src/firestore/values/plainDocument';
import { rulesFileOf } from '../../support/anEngine';
import { setDocument } from '../../../src/firestore/setDocument';
import { startTestServer, type TestServer } from '../../../src/startTestServer';

const database = 'projects/demo-rest/databases/(default)';
const name = (path: string) => `${database}/documents/${path}`;
const rules = `match /{document=**} { allow read, write: if request.auth.uid == 'karim'; }`;
const token = (claims: object) => `Bearer e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;

const someText: unknown = expect.any(String);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ firestoreRules: rulesFileOf(rules) });
  const documents = { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } };
  const writes = Object.entries(documents).map(([id, document]) => setDocument(`notes/${id}`, document));
  server.firestore.engine('demo-rest').commit(writes, 'owner');
});

afterAll(() => server.close());

async function ask(method: string, path: string, body?: object, authorization: string | null = 'Bearer owner') {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: authorization === null ? {} : { authorization },
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}

const call = (verb: string, body: object) => ask('POST', `/v1/${database}/documents:${verb}`, body);

describe('calls', () => {
  test('batchGet returns several documents, and reports the missing ones', async () => {
    const { body } = await call('batchGet', { documents: [name('notes/a'), name('notes/none')] });
    expect(body).toMatchObject([
      { found: { name: name('notes/a'), fields: protoFieldsOf({ n: 1 }) }, readTime: someText },
      { missing: name('notes/none'), readTime: someText },
    ]);
  });

  test('runQuery reads the collections of a parent', async () => {
    const structuredQuery = { from: [{ collectionId: 'notes' }], limit: 1 };
    const found = await call('runQuery', { structuredQuery });
    expect(found.body).toMatchObject([{ document: { name: name('notes/a') }, readTime: someText }]);
    const none = await ask('POST', `/v1/${database}/documents/people/karim:runQuery`, { structuredQuery });
    expect(none.body).toEqual([{ readTime: someText }]);
  });

  test('a query may name its operators and directions by their numbers', async () => {
    const n = { fieldPath: 'n' };
    const where = {
      compositeFilter: {
        op: 1,
        filters: [
          { fieldFilter: { field: n, op: 3, value: { integerValue: '1' } } },
          { unaryFilter: { field: n, op: 5 } },
        ],
      },
    };
    const orderBy = [{ field: n, direction: 2 }];
    const { body } = await call('runQuery', { structuredQuery: { from: [{ collectionId: 'notes' }], where, orderBy } });
    expect(body).toMatchObject([{ document: { name: name('notes/c') } }, { document: { name: name('notes/b') } }]);
  });

  test('runAggregationQuery counts documents', async () => {
    const structuredQuery = { from: [{ collectionId: 'notes' }] };
    const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'n', count: {} }] };
    const { body } = await call('runAggregationQuery', { structuredAggregationQuery });
    expect(body).toEqual([{ result: { aggregateFields: { n: { integerValue: '3' } } }, readTime: someText }]);
  });

  test('a refused call returns the status name of the error', async () => {
    expect(await call('runQuery', {})).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
    const verify = { writes: [{ verify: name('notes/none'), currentDocument: { exists: true } }] };
    expect(await call('commit', verify)).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
  });
});

describe('transactions', () => {
  const write = { writes: [{ update: { name: name('notes/new'), fields: {} } }] };
  const begin = async () => ((await call('beginTransaction', {})).body as { readonly transaction: string }).transaction;

  test('a transaction fails when a document that it read, by name or by query, has changed', async () => {
    for (const [verb, question] of [
      ['batchGet', { documents: [name('notes/c')] }],
      ['runQuery', { structuredQuery: { from: [{ collectionId: 'notes' }] } }],
    ] as const) {
      const transaction = await begin();
      await call(verb, { ...question, transaction });
      await call('commit', { writes: [{ update: { name: name('notes/c'), fields: {} } }] });
      const committed = await call('commit', { ...write, transaction });
      expect(committed).toMatchObject({ status: 409, body: { error: { status: 'ABORTED' } } });
    }
  });

  test('a transaction succeeds when nothing has changed, but only once', async () => {
    const begun = await call('batchGet', { documents: [name('notes/a')], newTransaction: {} });
    const [{ transaction }] = begun.body as [{ readonly transaction: string }];
    expect(await call('commit', { ...write, transaction })).toMatchObject({ status: 200 });
    expect(await call('commit', { ...write, transaction })).toMatchObject({ status: 400 });
  });

  test('a transaction ends when it is rolled back', async () => {
    const transaction = await begin();
    expect(await call('rollback', { transaction })).toMatchObject({ status: 200, body: {} });
    expect(await call('commit', { ...write, transaction })).toMatchObject({ status: 400 });
  });
});

describe('addresses', () => {
  const address = (path: string) => `/v1/${database}/documents/${path}`;

  test('a document can be read, patched and deleted at its address', async () => {
    await ask('PATCH', address('people/karim%20b'), { fields: protoFieldsOf({ a: 1, b: 2 }) });
    const masked = `${address('people/karim%20b')}?updateMask.fieldPaths=a`;
    const patched = await ask('PATCH', masked, { fields: protoFieldsOf({ a: 3, b: 9 }) });
    expect(patched.body).toMatchObject({ name: name('people/karim b'), fields: protoFieldsOf({ a: 3, b: 2 }) });
    expect(await ask('DELETE', `${address('people/karim%20b')}?currentDocument.exists=true`)).toMatchObject({
      status: 200,
    });
    expect(await ask('GET', address('people/karim%20b'))).toMatchObject({ status: 404 });
    expect(await ask('DELETE', `${address('people/karim%20b')}?currentDocument.exists=true`)).toMatchObject({
      status: 404,
    });
  });

  test('documents can be posted to the address of a collection, and listed there in pages', async () => {
    for (const id of ['a', 'b', 'c']) await ask('POST', `${address('pages')}?documentId=${id}`, {});
    expect(await ask('POST', `${address('pages')}?documentId=a`, {})).toMatchObject({ status: 409 });
    const first = await ask('GET', `${address('pages')}?pageSize=2`);
    const documents = [{ name: name('pages/a') }, { name: name('pages/b') }];
    expect(first.body).toMatchObject({ documents, nextPageToken: name('pages/b') });
    const second = await ask('GET', `${address('pages')}?pageSize=2&pageToken=${encodeURIComponent(name('pages/b'))}`);
    expect(second.body).toMatchObject({ documents: [{ name: name('pages/c') }] });
    expect(second.body).not.toHaveProperty('nextPageToken');
  });
});

describe('identity', () => {
  const address = `/v1/${database}/documents/notes/a`;

  test.each([
    ['nobody', null, 403],
    ['a stranger', token({ sub: 'camille' }), 403],
    ['whom the rules allow', token({ user_id: 'karim' }), 200],
    ['a token that is none', 'Bearer nonsense', 401],
  ])('%s', async (_name, authorization, status) => {
    expect(await ask('GET', address, undefined, authorization)).toMatchObject({ status });
  });
});

describe('control', () => {
  const project = '/emulator/v1/projects/demo-control';

  test('the control URLs accept new rules, and refuse those that cannot be read', async () => {
    const put = (content: string) =>
      ask('PUT', `${project}:securityRules`, { rules: { files: [{ name: 'firestore.rules', content }] } });
    expect(await put(rulesFileOf('match /a/{id} { allow get; }'))).toMatchObject({ status: 200 });
    const document = '/v1/projects/demo-control/databases/(default)/documents/a/b';
    expect(await ask('GET', document, undefined, null)).toMatchObject({ status: 404 });
    expect(await put('service {')).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } });
  });

  test('the control URLs clear the documents of one project only', async () => {
    server.firestore.engine('demo-control').commit([setDocument('notes/a', {})], 'owner');
    await ask('DELETE', `${project}/databases/%28default%29/documents`);
    expect(server.firestore.engine('demo-control').updateTimeOf('notes/a')).toBeNull();
    expect(server.firestore.engine('demo-rest').updateTimeOf('notes/a')).not.toBeNull();
  });

  test('the control URLs answer 404 to an unknown action', async () => {
    const response = await fetch(`http://127.0.0.1:${server.port}${project}:nothing`);
    expect(response.status).toBe(404);
  });
});

test('a browser may send requests from any origin, with credentials', async () => {
  const headers = {
    Origin: 'http://localhost:5173',
    'Access-Control-Request-Headers': 'authorization,x-goog-api-client',
  };
  const preflight = await fetch(`http://127.0.0.1:${server.port}/v1/${database}/documents:commit`, {
    method: 'OPTIONS',
    headers,
  });
  expect(preflight.status).toBe(204);
  expect(Object.fromEntries(preflight.headers)).toMatchObject({
    'access-control-allow-origin': 'http://localhost:5173',
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization,x-goog-api-client',
  });
});
