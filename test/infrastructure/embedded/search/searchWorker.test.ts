import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SearchResults } from '../../../../src/application/search/ListingSearch';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import {
  EmbeddedListingSearch,
  type SearchWorker,
} from '../../../../src/infrastructure/embedded/search/EmbeddedListingSearch';
import { ListingIndexFollower } from '../../../../src/infrastructure/embedded/search/ListingIndexFollower';
import type { SearchMessage, SearchQuestion } from '../../../../src/infrastructure/embedded/search/searchProtocol';
import { searchService } from '../../../../src/infrastructure/embedded/search/searchService';
import { someCounts } from '../../../support/builders/aSearch';
import { clockAtNoon, noImport } from '../../../support/embedded/embeddedBackends';
import { searchWorkerHere } from '../../../support/embedded/embeddedSearch';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';
import { eventually } from '../../../support/time/eventually';

const request = { criteria: noCriteria, limit: 5 };
const nothing = {
  hits: [],
  total: 0,
  complete: true,
  counts: someCounts(),
} satisfies SearchResults;

const noAnswer = { ...nothing, hits: '[]' };

/** A worker that records what it is asked and only does what the test makes it do. */
function aSilentWorker() {
  const questions: SearchQuestion[] = [];
  const worker: SearchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (question) => void questions.push(question),
    terminate: vi.fn(),
  };
  return {
    worker,
    questions,
    say: (data: SearchMessage) => worker.onmessage?.(new MessageEvent('message', { data })),
    die: () => worker.onerror?.(new Event('error') as ErrorEvent),
    kinds: () => questions.map(({ kind }) => kind),
  };
}

function searching(...workers: readonly ReturnType<typeof aSilentWorker>[]) {
  const waiting = [...workers];
  const start = vi.fn(() => waiting.shift()?.worker ?? aSilentWorker().worker);
  return { search: new EmbeddedListingSearch(clockAtNoon, noImport, embeddedTabs()().feed, start), start };
}

test('one worker starts when it is first needed', async () => {
  const silent = aSilentWorker();
  const { search, start } = searching(silent);
  expect(start).not.toHaveBeenCalled();
  expect(await search.suggest('  ')).toEqual({ ok: true, value: [] });
  expect(start).not.toHaveBeenCalled();
  search.subscribeToChanges(() => undefined);
  void search.search(request);
  search.warmUp();
  expect(start).toHaveBeenCalledOnce();
  expect(silent.kinds()).toEqual(['warm-up', 'search']);
});

test('each question gets its own answer, in whatever order they come', async () => {
  const silent = aSilentWorker();
  const { search } = searching(silent);
  const [first, second] = [search.search(request), search.suggest('vé')];
  silent.say({ kind: 'suggestions', id: 2, result: { ok: true, value: [{ text: 'vélo' }] } });
  silent.say({ kind: 'results', id: 1, result: { ok: true, value: noAnswer } });
  expect(await second).toEqual({ ok: true, value: [{ text: 'vélo' }] });
  expect(await first).toEqual({ ok: true, value: nothing });
});

test('a worker that dies is replaced, and the pending questions are sent again', async () => {
  const [first, second] = [aSilentWorker(), aSilentWorker()];
  const { search } = searching(first, second);
  const answer = search.search(request);
  first.die();
  expect(first.worker.terminate).toHaveBeenCalled();
  expect(second.kinds()).toEqual(['warm-up', 'search']);
  second.say({ kind: 'results', id: 1, result: { ok: true, value: noAnswer } });
  expect(await answer).toEqual({ ok: true, value: nothing });
});

test('a question fails when two workers die, and the next one starts a new worker', async () => {
  const [first, second, third] = [aSilentWorker(), aSilentWorker(), aSilentWorker()];
  const { search, start } = searching(first, second, third);
  const answer = search.search(request);
  first.die();
  first.die();
  second.die();
  expect(await answer).toEqual({ ok: false, failure: 'unknown' });
  expect(start).toHaveBeenCalledTimes(2);
  const suggestions = search.suggest('vélo');
  third.say({ kind: 'suggestions', id: 2, result: { ok: true, value: [] } });
  expect(await suggestions).toEqual({ ok: true, value: [] });
});

test('a question fails when its worker dies and no other one can be started, and the next question tries again', async () => {
  const [first, third] = [aSilentWorker(), aSilentWorker()];
  const { search, start } = searching(first);
  const answer = search.search(request);
  start.mockImplementationOnce(() => {
    throw new Error('no worker can be started');
  });
  expect(() => first.die()).not.toThrow();
  expect(await answer).toEqual({ ok: false, failure: 'unknown' });
  start.mockReturnValueOnce(third.worker);
  const suggestions = search.suggest('vélo');
  third.say({ kind: 'suggestions', id: 2, result: { ok: true, value: [] } });
  expect(await suggestions).toEqual({ ok: true, value: [] });
});

test('a worker that does not answer in time is replaced and asked again; a second silence fails the question', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [first, second, third] = [aSilentWorker(), aSilentWorker(), aSilentWorker()];
  const { search } = searching(first, second, third);
  const answer = search.search(request);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(first.worker.terminate).toHaveBeenCalled();
  expect(second.kinds()).toEqual(['warm-up', 'search']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toEqual({ ok: false, failure: 'unknown' });
  const next = search.suggest('vélo');
  third.say({ kind: 'suggestions', id: 2, result: { ok: true, value: [] } });
  expect(await next).toEqual({ ok: true, value: [] });
  expect(vi.getTimerCount()).toBe(0);
});

test('an answered question leaves its worker alone', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const silent = aSilentWorker();
  const { search, start } = searching(silent);
  const answer = search.search(request);
  silent.say({ kind: 'results', id: 1, result: { ok: true, value: noAnswer } });
  await answer;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(start).toHaveBeenCalledOnce();
  expect(silent.worker.terminate).not.toHaveBeenCalled();
});

test('an answer is complete once no more listings are arriving, which counts as a change', async () => {
  let end: () => void = () => undefined;
  const importProgress = {
    isOver: false,
    failure: null,
    subscribeToEnd: (listener: () => void) => {
      end = listener;
      return () => undefined;
    },
  };
  const silent = aSilentWorker();
  const search = new EmbeddedListingSearch(clockAtNoon, importProgress, embeddedTabs()().feed, () => silent.worker);
  const changed = vi.fn();
  search.subscribeToChanges(changed);
  const early = search.search(request);
  silent.say({ kind: 'results', id: 1, result: { ok: true, value: noAnswer } });
  expect(await early).toMatchObject({ ok: true, value: { complete: false } });
  importProgress.isOver = true;
  end();
  expect(changed).toHaveBeenCalledOnce();
  const delayed = search.search(request);
  silent.say({ kind: 'results', id: 2, result: { ok: true, value: noAnswer } });
  expect(await delayed).toMatchObject({ ok: true, value: { complete: true } });
});

test('a worker is told of a change before the questions that follow it', async () => {
  const { feed } = embeddedTabs()();
  const silent = aSilentWorker();
  const search = new EmbeddedListingSearch(clockAtNoon, noImport, feed, () => silent.worker);
  feed.publish({ store: 'listings', ids: ['before'] });
  search.warmUp();
  feed.publish({ store: 'listings', ids: ['lamp'] });
  void search.search(request);
  expect(silent.kinds()).toEqual(['warm-up', 'change', 'search']);
  expect(silent.questions[1]).toEqual({ kind: 'change', change: { store: 'listings', ids: ['lamp'] } });
});

test('searches and suggestions announce that they need the whole catalogue, a worker that only warms up does not', () => {
  const onQuestion = vi.fn<() => void>();
  const start = () => aSilentWorker().worker;
  const search = new EmbeddedListingSearch(clockAtNoon, noImport, embeddedTabs()().feed, start, onQuestion);
  search.subscribeToChanges(() => undefined);
  expect(onQuestion).not.toHaveBeenCalled();
  void search.search(request);
  void search.suggest('vélo');
  expect(onQuestion).toHaveBeenCalledTimes(2);
});

test('finding nothing is a failure when the database could not say which listings are missing', async () => {
  const importProgress = { isOver: true, failure: 'timeout' as const, subscribeToEnd: () => () => undefined };
  const silent = aSilentWorker();
  const search = new EmbeddedListingSearch(clockAtNoon, importProgress, embeddedTabs()().feed, () => silent.worker);
  const answer = search.search(request);
  silent.say({ kind: 'results', id: 1, result: { ok: true, value: noAnswer } });
  expect(await answer).toEqual({ ok: false, failure: 'timeout' });
});

test('a search fails with the reason while the database is unavailable, and works afterwards', async () => {
  const search = new EmbeddedListingSearch(clockAtNoon, noImport, embeddedTabs()().feed, () =>
    searchWorkerHere(embeddedTabs()()),
  );
  vi.stubGlobal('indexedDB', undefined);
  expect(await search.search(request)).toEqual({ ok: false, failure: 'unavailable' });
  expect(await search.suggest('vélo')).toEqual({ ok: false, failure: 'unavailable' });
  vi.unstubAllGlobals();
  await eventually(async () => expect(await search.search(request)).toEqual({ ok: true, value: nothing }));
});

test('the latest question is answered first, then all others', async () => {
  const { database, feed } = embeddedTabs()();
  const answered: unknown[] = [];
  const ask = searchService(new ListingIndexFollower(database, feed), (message) =>
    answered.push('id' in message ? message.id : message.kind),
  );
  for (const id of [1, 2, 3]) ask({ kind: 'suggest', id, text: 'vélo', now: 0 });
  await eventually(() => expect(answered.filter((id) => id !== 'changed')).toEqual([3, 2, 1]));
});

test('a fault in one search is an answer too', async () => {
  const { database, feed } = embeddedTabs()();
  const follower = new ListingIndexFollower(database, feed);
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(follower.index, 'search').mockImplementation(() => {
    throw new Error('bug');
  });
  const answered: SearchMessage[] = [];
  const ask = searchService(follower, (message) => answered.push(message));
  ask({ kind: 'search', id: 1, request, now: 0 });
  await eventually(() =>
    expect(answered).toContainEqual({ kind: 'results', id: 1, result: { ok: false, failure: 'unknown' } }),
  );
  expect(errors).toHaveBeenCalled();
  errors.mockRestore();
});
