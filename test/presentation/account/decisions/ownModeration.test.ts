import { expect, test } from 'vitest';
import type { OwnReport } from '../../../../src/domain/moderation/ReportOutcome';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { failure, success } from '../../../../src/domain/shared/Result';
import { OwnDecisionsViewModel } from '../../../../src/presentation/account/decisions/OwnDecisionsViewModel';
import { OwnReportsViewModel } from '../../../../src/presentation/account/decisions/OwnReportsViewModel';
import { aDecision } from '../../../support/builders/aDecision';
import { anAccount } from '../../../support/builders/aPerson';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { aSession } from '../../../support/drivers/anAccountPage';
import { InMemoryModeration } from '../../../support/inMemory/moderation/InMemoryModeration';

const karim = { ...anAccount, uid: 'karim' };

const aReport: OwnReport = {
  target: { kind: 'listing', id: 'table' },
  title: 'Table',
  reason: 'spam',
  details: '',
  createdAt: 1,
  outcome: 'pending',
  decidedAt: null,
};

test('the decisions about the person are followed', async () => {
  const moderation = new InMemoryModeration('karim');
  const viewModel = new OwnDecisionsViewModel(aSession(karim), moderation, moderation, moderation.stored.clock);
  expect(viewModel.status).toBe('loading');
  const stop = viewModel.start();
  await expect.poll(() => viewModel.status).toBe('ready');
  expect(viewModel.decisions).toEqual([]);
  moderation.stored.storeDecision(aDecision());
  await expect.poll(() => viewModel.decisions).toEqual([aDecision()]);
  stop();
});

test('decisions that cannot be read are asked for again', async () => {
  const moderation = new InMemoryModeration('claire');
  const viewModel = new OwnDecisionsViewModel(aSession(karim), moderation, moderation, moderation.stored.clock);
  const stop = viewModel.start();
  await expect.poll(() => viewModel.status).toBe('denied');
  viewModel.retry();
  expect(viewModel).toMatchObject({ status: 'loading', attempt: 1 });
  stop();
});

test('a person who signs out leaves no decisions and no reports behind', async () => {
  const moderation = new InMemoryModeration('karim');
  moderation.stored.storeDecision(aDecision());
  const session = aSession(karim);
  const decisions = new OwnDecisionsViewModel(session, moderation, moderation, moderation.stored.clock);
  const reports = new OwnReportsViewModel(session, {
    add: async () => success(),
    ownOf: async () => success([aReport]),
  });
  const stops = [decisions.start(), reports.start()];
  await expect.poll(() => [decisions.decisions.length, reports.reports.length]).toEqual([1, 1]);
  session.show(null);
  expect([decisions.decisions, reports.reports]).toEqual([[], []]);
  expect([decisions.status, reports.status]).toEqual(['loading', 'loading']);
  stops.forEach((stop) => stop());
});

test('reports that cannot be read are asked for again', async () => {
  const viewModel = new OwnReportsViewModel(aSession(karim), {
    add: async () => success(),
    ownOf: async () => failure('offline'),
  });
  viewModel.start();
  await expect.poll(() => viewModel.status).toBe('offline');
  viewModel.retry();
  expect(viewModel).toMatchObject({ status: 'loading', attempt: 1 });
});

test('reports that arrive after the person has left are not shown', async () => {
  const read = aDeferred<BackendResult<readonly OwnReport[]>>();
  const viewModel = new OwnReportsViewModel(aSession(karim), { add: async () => success(), ownOf: () => read.promise });
  viewModel.start()();
  read.resolve(success([aReport]));
  await read.promise;
  await Promise.resolve();
  expect(viewModel.reports).toEqual([]);
});
