import { expect, test } from 'vitest';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { failure, success } from '../../../../src/domain/shared/Result';
import { LiveQuery } from '../../../../src/infrastructure/embedded/database/LiveQuery';
import { eventually } from '../../../support/time/eventually';

const change = { store: 'listings', ids: ['velo'] } as const;

test('the query reads immediately and emits the result', async () => {
  const { reads, emissions } = aQuery();
  reads.answer(success('one'));
  await eventually(() => expect(emissions).toEqual([success('one')]));
});

test('all changes during a reading cause one more reading', async () => {
  const { query, reads, emissions } = aQuery();
  await Promise.all([query.onChange(change), query.onChange(change), query.onChange(change)]);
  reads.answer(success('one'));
  await eventually(() => expect(reads.count).toBe(2));
  reads.answer(success('two'));
  await eventually(() => expect(emissions).toEqual([success('one'), success('two')]));
  expect(reads.count).toBe(2);
});

test('only changes that concern the last result cause another reading', async () => {
  const { query, reads, emissions } = aQuery((last) => last === 'two');
  reads.answer(success('one'));
  await eventually(() => expect(emissions).toHaveLength(1));
  await query.onChange(change);
  expect(reads.count).toBe(1);
  query.refresh();
  reads.answer(success('two'));
  await eventually(() => expect(emissions).toHaveLength(2));
  await query.onChange(change);
  expect(reads.count).toBe(3);
});

test('retrying repeats a failed reading, and no other', async () => {
  const { query, reads, emissions } = aQuery();
  reads.answer(failure('unavailable'));
  await eventually(() => expect(emissions).toEqual([failure('unavailable')]));
  query.retry();
  reads.answer(success('one'));
  await eventually(() => expect(emissions.at(-1)).toEqual(success('one')));
  query.retry();
  expect(reads.count).toBe(2);
});

test('nothing is emitted after stopping, not even by the current reading', async () => {
  const { query, reads, emissions } = aQuery();
  query.stop();
  reads.answer(success('one'));
  query.refresh();
  await Promise.resolve();
  expect(emissions).toEqual([]);
});

type Reading = BackendResult<string>;

function aQuery(concerns: (last: string) => boolean = () => true) {
  const waiting: ((reading: Reading) => void)[] = [];
  const emissions: Reading[] = [];
  const reads = { count: 0, answer: (reading: Reading) => waiting.shift()?.(reading) };
  const read = (): Promise<Reading> => {
    reads.count += 1;
    return new Promise((resolve) => waiting.push(resolve));
  };
  const query = new LiveQuery({ read, concerns: (_change, last: string) => concerns(last) }, (reading) =>
    emissions.push(reading),
  );
  return { query, reads, emissions };
}
