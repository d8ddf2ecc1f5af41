// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { BackendState } from '../../../../src/application/resilience/BackendStatus';
import { questionOf } from '../../../../src/application/shared/PageAnswers';
import { failure, success } from '../../../../src/domain/shared/Result';
import { answeringFromPage } from '../../../../src/infrastructure/browser/page/pageAnswers';

const page = success('from the page');

interface Port {
  subscribe(id: string, listener: (value: unknown) => void): unknown;
  search(question: string): Promise<unknown>;
}

/** A feed that emits on request, and a search that answers what comes next. */
function setUp(question: string, again?: () => unknown) {
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
    again,
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
  const { port, coming } = setUp('reviews', () => undefined);
  const own = success(['own']);
  coming.push(own, own);
  expect(await port.search('reviews')).toBe(page);
  expect(await port.search('reviews')).toBe(own);
  expect(wanted).not.toHaveBeenCalled();
  await port.search('other');
  expect(wanted).toHaveBeenCalledOnce();
  removeEventListener('mbz-wanted', wanted);
});

test('a port that waits asks the backend again afterwards, and does not want the rest for a subscription to changes', async () => {
  let end: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    end = resolve;
  });
  const wanted = vi.fn();
  addEventListener('mbz-wanted', wanted);
  const { port, coming } = setUp('kayaks', () => wait);
  const changed = success({ total: 3, complete: true });
  coming.push(changed);
  port.subscribe('other', () => undefined);
  expect(await port.search('kayaks')).toBe(page);
  const again = port.search('kayaks');
  await Promise.resolve();
  expect(coming).toHaveLength(1);
  expect(wanted).not.toHaveBeenCalled();
  end();
  expect(await again).toBe(changed);
  await port.search('boats');
  expect(wanted).toHaveBeenCalledOnce();
  removeEventListener('mbz-wanted', wanted);
});
