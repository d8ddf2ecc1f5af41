import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { rulesFileOf } from '../../support/anEngine';
import { setDocument } from '../../../src/firestore/setDocument';
import { framesIn, WebChannelClient, type ChannelMessage } from '../../support/WebChannelClient';
import { startTestServer, type TestServer } from '../../../src/startTestServer';

const rules = 'match /{document=**} { allow read, write; }';
const someText: unknown = expect.any(String);
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ firestoreRules: rulesFileOf(rules) });
});

afterAll(() => server.close());

async function aWriteChannel(): Promise<WebChannelClient> {
  const channel = new WebChannelClient(server.port, 'Write');
  await channel.open({ database: channel.database });
  return channel;
}

const increment = { fieldPath: 'n', increment: { integerValue: '1' } };

/** Adds one to the counter of the project. */
const addOne = (channel: WebChannelClient) => ({
  writes: [
    { update: { name: `${channel.database}/documents/counters/a` }, updateMask: {}, updateTransforms: [increment] },
  ],
});

const count = (channel: WebChannelClient) =>
  server.firestore.engine(channel.projectId).get('counters/a', 'owner')?.fields.n?.integerValue;

describe('a channel', () => {
  test('a channel delivers messages by long polling, again and again until they are acknowledged', async () => {
    const channel = await aWriteChannel();
    expect(await channel.poll(0)).toMatchObject([[1, [{ streamId: someText }]]]);
    await channel.post(1, [addOne(channel)]);
    expect((await channel.poll(0)).map(([id]) => id)).toEqual([1, 2]);
    expect((await channel.poll(1)).map(([id]) => id)).toEqual([2]);
  });

  test('a channel answers a poll as soon as there is a message', async () => {
    const channel = await aWriteChannel();
    const waiting = channel.poll(1);
    await channel.post(1, [addOne(channel)]);
    expect((await waiting).map(([id]) => id)).toEqual([2]);
  });

  test('a channel streams, beginning with a noop', async () => {
    const channel = await aWriteChannel();
    const controller = new AbortController();
    onTestFinished(() => {
      controller.abort();
    });
    const response = await fetch(channel.address({ RID: 'rpc', AID: '1', CI: '0' }), { signal: controller.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(framesIn((await reader?.read())?.value ?? '')).toEqual([[2, ['noop']]]);
    const posted = await channel.post(1, [addOne(channel)]);
    expect(framesIn(await posted.text())).toEqual([1, 3, 7]);
    expect(framesIn((await reader?.read())?.value ?? '')).toMatchObject([[3, [{ commitTime: someText }]]]);
  });

  test('a channel handles each message once and in order, even if messages arrive twice and out of order', async () => {
    const channel = await aWriteChannel();
    await channel.post(2, [addOne(channel)]);
    expect(count(channel)).toBeUndefined();
    await channel.post(1, [addOne(channel)]);
    await channel.post(1, [addOne(channel), addOne(channel)]);
    expect(count(channel)).toBe('2');
  });

  test('a request for an unknown or closed channel is answered with 400', async () => {
    const channel = await aWriteChannel();
    await fetch(channel.address({ TYPE: 'terminate' }), { method: 'POST' });
    expect((await channel.post(1, [addOne(channel)])).status).toBe(400);
    expect(count(channel)).toBeUndefined();
  });

  test('a channel of writes ends with the first refusal, and later writes are not committed', async () => {
    const channel = await aWriteChannel();
    const missing = { delete: `${channel.database}/documents/counters/a`, currentDocument: { exists: true } };
    const refused = { writes: [missing] };
    await channel.post(1, [refused, addOne(channel)]);
    const error = { error: { code: 5, status: 'NOT_FOUND', message: someText } };
    expect(await channel.poll(1)).toEqual([[2, [error]]]);
    expect(count(channel)).toBeUndefined();
  });
});

describe('listening', () => {
  const contentsOf = (messages: readonly ChannelMessage[]) => messages.map(([, [content]]) => content);

  async function aListener(target: object): Promise<WebChannelClient> {
    const channel = new WebChannelClient(server.port, 'Listen');
    server.firestore.engine(channel.projectId).commit([setDocument('notes/a', {})], 'owner');
    await channel.open({ database: channel.database, addTarget: { targetId: 2, ...target } });
    return channel;
  }

  const structuredQuery = { from: [{ collectionId: 'notes' }] };
  const notes = { query: { parent: 'projects/p/databases/(default)/documents', structuredQuery } };
  const closing = { targetChange: { resumeToken: someText, readTime: someText } };

  test('a new target is added, sent, marked current, and followed by a snapshot', async () => {
    const channel = await aListener(notes);
    expect(contentsOf(await channel.poll(0))).toMatchObject([
      { targetChange: { targetChangeType: 'ADD', targetIds: [2] } },
      { documentChange: { document: { name: `${channel.database}/documents/notes/a` }, targetIds: [2] } },
      { targetChange: { targetChangeType: 'CURRENT', targetIds: [2], ...closing.targetChange } },
      closing,
    ]);
  });

  test('a target that resumes is reset and sent in full', async () => {
    const channel = await aListener({ ...notes, resumeToken: 'AA==' });
    const received = contentsOf(await channel.poll(0));
    expect(received).toMatchObject([
      { targetChange: { targetChangeType: 'ADD' } },
      { targetChange: { targetChangeType: 'RESET', targetIds: [2] } },
      { documentChange: {} },
      { targetChange: { targetChangeType: 'CURRENT' } },
      closing,
    ]);
  });

  test('the client receives deleted documents and those that left the query', async () => {
    const channel = await aListener({ query: { ...notes.query, structuredQuery: { ...structuredQuery, limit: 1 } } });
    const { length } = await channel.poll(0);
    const engine = server.firestore.engine(channel.projectId);
    engine.commit([setDocument('notes/A', {})], 'owner');
    engine.commit([{ delete: 'notes/A' }], 'owner');
    const change = (id: string) => ({
      documentChange: { document: { name: `${channel.database}/documents/notes/${id}` } },
    });
    const removal = (id: string) => ({ document: `${channel.database}/documents/notes/${id}`, removedTargetIds: [2] });
    const received = contentsOf(await channel.poll(length));
    expect(received.slice(0, 3)).toMatchObject([change('A'), { documentRemove: removal('a') }, closing]);
    expect(received.slice(3)).toMatchObject([change('a'), { documentDelete: removal('A') }, closing]);
  });

  test('a refused target is removed with the reason, and another on request', async () => {
    const channel = await aListener({ query: { ...notes.query, structuredQuery: {} } });
    await channel.post(1, [{ removeTarget: 4 }]);
    const refusal = { targetChangeType: 'REMOVE', targetIds: [2], cause: { code: 12, message: someText } };
    expect(contentsOf(await channel.poll(0))).toEqual([
      { targetChange: refusal },
      { targetChange: { targetChangeType: 'REMOVE', targetIds: [4] } },
    ]);
  });
});
