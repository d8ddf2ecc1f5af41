import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../src/startTestServer';

const server = await startTestServer();
afterAll(() => server.close());

const owner = { Authorization: 'Bearer owner' };
const origin = `http://127.0.0.1:${server.port}`;

function ask(path: string, options: RequestInit = { headers: owner }): Promise<Response> {
  return fetch(`${origin}/storage/v1/b/demo-1/o${path}`, options);
}

function upload(name: string, bytes: string, uploadType = 'multipart'): Promise<Response> {
  const metadata = JSON.stringify({ contentType: 'text/plain', metadata: { by: 'karim' } });
  const parts = [`Content-Type: application/json\r\n\r\n${metadata}`, `Content-Type: text/plain\r\n\r\n${bytes}`];
  return fetch(`${origin}/upload/storage/v1/b/demo-1/o?${new URLSearchParams({ uploadType, name }).toString()}`, {
    method: 'POST',
    headers: { ...owner, 'Content-Type': 'multipart/related; boundary=line' },
    body: `${parts.map((part) => `--line\r\n${part}\r\n`).join('')}--line--`,
  });
}

test('an administrator lists objects page by page, with their metadata', async () => {
  for (const name of ['notes/a', 'notes/b', 'notes/c']) expect((await upload(name, 'bonjour')).status).toBe(200);
  const first = (await (await ask('?prefix=notes/&maxResults=2')).json()) as { readonly nextPageToken: string };
  expect(first).toMatchObject({
    items: ['notes/a', 'notes/b'].map((name) => ({ name, size: '7', metadata: { by: 'karim' } })),
  });
  const next = await ask(`?prefix=notes/&pageToken=${encodeURIComponent(first.nextPageToken)}`);
  expect(await next.json()).toMatchObject({ items: [{ name: 'notes/c' }] });
  expect(await (await ask('?prefix=notes/&startOffset=notes/c')).json()).toMatchObject({
    items: [{ name: 'notes/c' }],
  });
});

test('an administrator changes single entries of the metadata, overwrites, reads and deletes an object', async () => {
  await upload('notes/d', 'bonjour');
  const changed = await ask('/notes%2Fd', {
    method: 'PATCH',
    headers: owner,
    body: JSON.stringify({ metadata: { by: null, since: 'today' } }),
  });
  expect(await changed.json()).toMatchObject({ metadata: { since: 'today' } });
  expect((await (await ask('/notes%2Fd')).json()) as object).not.toHaveProperty('metadata.by');
  await upload('notes/d', '');
  expect(await (await ask('/notes%2Fd')).json()).toMatchObject({ size: '0', metadata: { by: 'karim' } });
  expect((await ask('/notes%2Fd', { method: 'DELETE', headers: owner })).status).toBe(204);
  expect((await ask('/notes%2Fd')).status).toBe(404);
});

test('a request without a token is an administrator’s, and the token of a user is refused', async () => {
  await upload('notes/f', 'bonjour');
  expect((await ask('/notes%2Ff', { headers: {} })).status).toBe(200);
  const claims = Buffer.from(JSON.stringify({ sub: 'karim' })).toString('base64url');
  expect((await ask('/notes%2Ff', { headers: { Authorization: `Bearer a.${claims}.b` } })).status).toBe(401);
});

test('an upload of another type is refused', async () => {
  expect((await upload('notes/e', 'bonjour', 'resumable')).status).toBe(400);
  expect((await ask('/notes%2Fe')).status).toBe(404);
});
