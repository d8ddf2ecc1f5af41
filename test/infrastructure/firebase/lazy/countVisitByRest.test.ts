import { afterEach, expect, test, vi } from 'vitest';
import { countVisitByRest } from '../../../../src/infrastructure/firebase/lazy/countVisitByRest';

const site = { apiKey: 'key', projectId: 'demo' };
const answering = (answer: Promise<Response>) => vi.stubGlobal('fetch', () => answer);

afterEach(() => vi.unstubAllGlobals());

test('a visit that the server takes is counted, and the request is over, its answer being read', async () => {
  const answer = new Response('{"commitTime":"2026-11-30T12:00:00Z"}');
  answering(Promise.resolve(answer));
  expect(await countVisitByRest(site, '2026-11-30')).toBe(true);
  expect(answer.bodyUsed).toBe(true);
});

test('a visit that the server refuses is not counted', async () => {
  answering(Promise.resolve(new Response('{}', { status: 403 })));
  expect(await countVisitByRest(site, '2026-11-30')).toBe(false);
});

test('a visit without a network is not counted', async () => {
  answering(Promise.reject(new TypeError('Failed to fetch')));
  expect(await countVisitByRest(site, '2026-11-30')).toBe(false);
});

test('a visit that the server has taken is counted although its answer breaks off', async () => {
  answering(
    Promise.resolve(new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('network')) }))),
  );
  expect(await countVisitByRest(site, '2026-11-30')).toBe(true);
});
