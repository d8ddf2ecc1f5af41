// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { BackendState } from '../../../../src/application/resilience/BackendStatus';
import { PAGE_ANSWERS_ID, questionOf } from '../../../../src/application/shared/PageAnswers';
import { failure, success } from '../../../../src/domain/shared/Result';
import { answeringFromPage, type Repetition } from '../../../../src/infrastructure/browser/page/pageAnswers';

const page = success('from the page');

interface Port {
  subscribe(id: string, listener: (value: unknown) => void): unknown;
  search(question: string): Promise<unknown>;
}

/** A feed that emits on request, and a search that answers what comes next. */
function setUp(question: string, repetition?: Repetition) {
  let emit: (value: unknown) => void = () => undefined;
  let report: (state: BackendState) => void = () => undefined;
  const coming: unknown[] = [];
  const port = answeringFromPage<Port>(
    {
      subscribe: (_, listener) => {
        emit = listener;
        return () => undefined;
      },
      search: () => Promise.resolve(coming.shift()),
    },
    new Map([
      [questionOf('subscribe', ['one']), page],
      [questionOf('search', [question]), page],
    ]),
    {
      subscribe: (listener) => {
        report = listener;
        listener({ kind: 'importing', done: 0, total: 1 });
        return () => undefined;
      },
    },
    repetition,
  );
  return { port, coming, emit: (value: unknown) => emit(value), report: (state: BackendState) => report(state) };
}

test('a subscription is answered from the page at once, and from the backend when that holds everything', () => {
  const { port, emit, report } = setUp('');
  const seen: unknown[] = [];
  port.subscribe('one', (value) => seen.push(value));
  expect(seen).toEqual([page]);
  emit(success('a part'));
  emit(success('more'));
  expect(seen).toEqual([page]);
  report({ kind: 'ready' });
  emit(success('changed'));
  expect(seen).toEqual([page, success('more'), success('changed')]);
});

test('what the page does not answer is asked of the backend alone', () => {
  const { port, emit } = setUp('');
  const seen: unknown[] = [];
  port.subscribe('other', (value) => seen.push(value));
  emit(success('here'));
  expect(seen).toEqual([success('here')]);
});

test('a question is answered from the page until the backend has a complete answer', async () => {
  const { port, coming } = setUp('bicycles');
  expect(await port.search('bicycles')).toBe(page);
  const part = success({ total: 1, complete: false });
  const all = success({ total: 2, complete: true });
  coming.push(failure('offline'), part, all, part);
  expect(await port.search('bicycles')).toBe(page);
  expect(await port.search('bicycles')).toBe(page);
  expect(await port.search('bicycles')).toBe(all);
  expect(await port.search('bicycles')).toBe(part);
});

test('the rest is wanted as soon as the page is asked for what it does not answer, or for an answer again', async () => {
  const wanted = vi.fn();
  addEventListener('mbz-wanted', wanted);
  const { port, coming } = setUp('tandems');
  port.subscribe('one', () => undefined);
  await port.search('tandems');
  expect(wanted).not.toHaveBeenCalled();
  coming.push(page, page);
  await port.search('boats');
  expect(wanted).toHaveBeenCalledTimes(1);
  await port.search('tandems');
  expect(wanted).toHaveBeenCalledTimes(2);
  removeEventListener('mbz-wanted', wanted);
});

test('the rest is not wanted because a port that may ask at once is asked again, whose answer then counts', async () => {
  const wanted = vi.fn();
  addEventListener('mbz-wanted', wanted);
  const { port, coming } = setUp('reviews', 'asking');
  const own = success(['own']);
  coming.push(own, own);
  expect(await port.search('reviews')).toBe(page);
  expect(await port.search('reviews')).toBe(own);
  expect(wanted).not.toHaveBeenCalled();
  await port.search('other');
  expect(wanted).toHaveBeenCalledOnce();
  removeEventListener('mbz-wanted', wanted);
});

test('a port that waits asks the backend again once something is wanted or after ten seconds, and does not want it for a subscription to changes', async () => {
  document.body.innerHTML = `<script type="application/json" id="${PAGE_ANSWERS_ID}">[]</script>`;
  let touch: (event: unknown) => void = () => undefined;
  globalThis.mbzWanted = new Promise((resolve) => (touch = resolve));
  const wanted = vi.fn();
  addEventListener('mbz-wanted', wanted);
  const { port, coming } = setUp('kayaks', 'waiting');
  const changed = success({ total: 3, complete: true });
  coming.push(changed);
  port.subscribe('other', () => undefined);
  expect(await port.search('kayaks')).toBe(page);
  const again = port.search('kayaks');
  await Promise.resolve();
  expect(coming).toHaveLength(1);
  expect(wanted).not.toHaveBeenCalled();
  touch(null);
  expect(await again).toBe(changed);
  vi.useFakeTimers();
  globalThis.mbzWanted = new Promise(() => undefined);
  const patient = setUp('canoes', 'waiting');
  patient.coming.push(changed);
  await patient.port.search('canoes');
  const later = patient.port.search('canoes');
  await vi.advanceTimersByTimeAsync(9999);
  expect(patient.coming).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await later).toBe(changed);
  vi.useRealTimers();
  await port.search('boats');
  expect(wanted).toHaveBeenCalledOnce();
  removeEventListener('mbz-wanted', wanted);
  globalThis.mbzWanted = undefined;
  document.body.innerHTML = '';
});
