import { createServer } from 'node:http';
import { expect, test, vi } from 'vitest';
import { startLazily } from './startLazily';

test('a lazy server starts once, on the first connection', async () => {
  const start = vi.fn(startGreeter);
  const lazy = await startLazily(start);
  expect(start).not.toHaveBeenCalled();
  const ask = async () => (await fetch(`http://127.0.0.1:${lazy.port}/`)).text();
  expect(await Promise.all([ask(), ask()])).toEqual(['bonjour', 'bonjour']);
  expect(start).toHaveBeenCalledOnce();
  await lazy.close();
});

test('a lazy server that was never started can be closed', async () => {
  const lazy = await startLazily(() => Promise.reject(new Error('never')));
  await expect(lazy.close()).resolves.toBeUndefined();
});

function startGreeter(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((_, response) => response.end('bonjour'));
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ port, close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });
}
