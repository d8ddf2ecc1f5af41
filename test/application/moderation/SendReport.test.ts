import { expect, test } from 'vitest';
import { SendReport } from '../../../src/application/moderation/SendReport';
import { failure, success } from '../../../src/domain/shared/Result';
import { InMemoryReportRepository } from '../../support/inMemory/moderation/InMemoryReportRepository';

const target = { kind: 'person', id: 'claire' } as const;

function reporting(isConfirmed = true) {
  const repository = new InMemoryReportRepository();
  return { repository, send: new SendReport(repository, { execute: () => Promise.resolve(isConfirmed) }) };
}

test('a report is stored with trimmed details', async () => {
  const { repository, send } = reporting();
  expect(await send.execute('karim', target, { reason: 'spam', details: ' Encore ' })).toEqual(success());
  expect(repository.reports).toEqual([{ reporterId: 'karim', target, reason: 'spam', details: 'Encore' }]);
});

test('a report without a reason is not stored', async () => {
  const { repository, send } = reporting();
  expect(await send.execute('karim', target, { reason: null, details: '' })).toEqual(failure('no-reason'));
  expect(repository.reports).toEqual([]);
});

test('a second report by the same person is refused', async () => {
  const { repository, send } = reporting();
  await send.execute('karim', target, { reason: 'spam', details: '' });
  expect(await send.execute('karim', target, { reason: 'scam', details: '' })).toEqual(failure('already-reported'));
  expect(repository.reports).toMatchObject([{ reason: 'spam' }]);
});

test('a report by an unconfirmed person is not stored', async () => {
  const { repository, send } = reporting(false);
  expect(await send.execute('karim', target, { reason: 'spam', details: '' })).toEqual(failure('unconfirmed'));
  expect(repository.reports).toEqual([]);
});
