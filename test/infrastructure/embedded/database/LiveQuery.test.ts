import { expect, test, vi } from 'vitest';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { failure, success } from '../../../../src/domain/shared/Result';
import { LiveQuery } from '../../../../src/infrastructure/embedded/database/LiveQuery';

const change = { store: 'listings', ids: ['velo'] } as const;

test('tells what it reads at once', async () => {
  const { reads, told } = aQuery();
  reads.answer(success('one'));
  await vi.waitFor(() => expect(told).toEqual([success('one')]));
});

test('reads once more for all the changes that come during a reading', async () => {
  const { query, reads, told } = aQuery();
  await Promise.all([query.onChange(change), query.onChange(change), query.onChange(change)]);
  reads.answer(success('one'));
  await vi.waitFor(() => expect(reads.count).toBe(2));
  reads.answer(success('two'));
  await vi.waitFor(() => expect(told).toEqual([success('one'), success('two')]));
  expect(reads.count).toBe(2);
});

test('reads again only for changes that concern what it told', async () => {
  const { query, reads, told } = aQuery((last) => last === 'two');
  reads.answer(success('one'));
  await vi.waitFor(() => expect(told).toHaveLength(1));
  await query.onChange(change);
  expect(reads.count).toBe(1);
  query.refresh();
  reads.answer(success('two'));
  await vi.waitFor(() => expect(told).toHaveLength(2));
  await query.onChange(change);
  expect(reads.count).toBe(3);
});

test('makes up for a reading that failed, and for no other', async () => {
  const { query, reads, told } = aQuery();
  reads.answer(failure('unavailable'));
  await vi.waitFor(() => expect(told).toEqual([failure('unavailable')]));
  query.retry();
  reads.answer(success('one'));
  await vi.waitFor(() => expect(told.at(-1)).toEqual(success('one')));
  query.retry();
  expect(reads.count).toBe(2);
});

test('is silent once stopped, the reading under way included', async () => {
  const { query, reads, told } = aQuery();
  query.stop();
  reads.answer(success('one'));
  query.refresh();
  await Promise.resolve();
  expect(told).toEqual([]);
});

type Reading = BackendResult<string>;

function aQuery(concerns: (last: string) => boolean = () => true) {
  const waiting: ((reading: Reading) => void)[] = [];
  const told: Reading[] = [];
  const reads = { count: 0, answer: (reading: Reading) => waiting.shift()?.(reading) };
  const read = (): Promise<Reading> => {
    reads.count += 1;
    return new Promise((resolve) => waiting.push(resolve));
  };
  const query = new LiveQuery({ read, concerns: (_change, last: string) => concerns(last) }, (reading) =>
    told.push(reading),
  );
  return { query, reads, told };
}
