import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { forwardEmulators } from '../../src/official/forwardEmulators';

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) server.close();
});

test('requests reach their emulator, and responses the client, with bodies and headers', async () => {
  const forwarded = await forwardEmulators({
    firestore: await startEcho('firestore'),
    storage: await startEcho('storage'),
  });
  const ask = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${forwarded.port}${path}`, {
      method: 'POST',
      body: 'bonjour',
      headers: { 'X-A': 'é'.length.toString() },
    });
    return [answer.status, await answer.text()];
  };
  expect(await ask('/v0/b/bucket/o?name=a%2Fb')).toEqual([201, 'storage POST /v0/b/bucket/o?name=a%2Fb 1 bonjour']);
  expect(await ask('/internal/setRules')).toEqual([201, 'storage POST /internal/setRules 1 bonjour']);
  expect(await ask('/v1/projects/p/databases/(default)/documents:commit')).toEqual([
    201,
    'firestore POST /v1/projects/p/databases/(default)/documents:commit 1 bonjour',
  ]);
  await forwarded.close();
});

test('each request has a connection of its own, since an emulator may close an idle one while a request is on its way', async () => {
  const used = new WeakSet<object>();
  const closing = await start((request, response) => {
    if (used.has(request.socket)) request.socket.destroy();
    used.add(request.socket);
    response.end('réponse');
  });
  const forwarded = await forwardEmulators({ firestore: closing, storage: closing });
  const answers: string[] = [];
  for (let count = 0; count < 3; count += 1)
    answers.push(await (await fetch(`http://127.0.0.1:${forwarded.port}/v1/a`)).text());
  expect(answers).toEqual(['réponse', 'réponse', 'réponse']);
  await forwarded.close();
});

function startEcho(name: string): Promise<string> {
  return start((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      response.writeHead(201).end(`${name} ${request.method} ${request.url} ${String(request.headers['x-a'])} ${body}`);
    });
  });
}

function start(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(`127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
}
