import { expect, test } from 'vitest';
import type { ReportRepository } from '../../../src/application/moderation/ReportRepository';
import { SendReport } from '../../../src/application/moderation/SendReport';
import type { Report } from '../../../src/domain/moderation/Report';
import { failure, success } from '../../../src/domain/shared/Result';

const target = { kind: 'person', id: 'claire' } as const;

function reporting(answer: Awaited<ReturnType<ReportRepository['add']>> = success()) {
  const added: Report[] = [];
  const reports: ReportRepository = { add: (report) => (added.push(report), Promise.resolve(answer)) };
  return { added, send: new SendReport(reports) };
}

test('a report is stored with trimmed details', async () => {
  const { added, send } = reporting();
  expect(await send.execute('karim', target, { reason: 'spam', details: ' Encore ' })).toEqual(success());
  expect(added).toEqual([{ reporterId: 'karim', target, reason: 'spam', details: 'Encore' }]);
});

test('a report without a reason is not stored', async () => {
  const { added, send } = reporting();
  expect(await send.execute('karim', target, { reason: null, details: '' })).toEqual(failure('no-reason'));
  expect(added).toEqual([]);
});

test('the result of the repository is returned', async () => {
  const { send } = reporting(failure('already-reported'));
  expect(await send.execute('karim', target, { reason: 'spam', details: '' })).toEqual(failure('already-reported'));
});
