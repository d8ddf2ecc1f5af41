import { expect, test } from 'vitest';
import type { BlockedPerson, BlockRepository } from '../../../../src/application/messaging/BlockRepository';
import { failure, success } from '../../../../src/domain/shared/Result';
import { BlockedPeopleViewModel } from '../../../../src/presentation/account/data/BlockedPeopleViewModel';
import { aSession } from '../../../support/drivers/anAccountPage';

const karim: BlockedPerson = { uid: 'karim', name: 'Karim', blockedAt: 1 };

function blocking() {
  const log: unknown[] = [];
  const listeners = new Set<Parameters<BlockRepository['subscribe']>[1]>();
  const blocks: BlockRepository = {
    subscribe: (_uid, listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block: async (uid, person) => {
      log.push(['block', uid, person]);
      return success();
    },
    unblock: async (uid, other) => {
      log.push(['unblock', uid, other]);
      return success();
    },
  };
  const session = aSession();
  const viewModel = new BlockedPeopleViewModel(session, blocks);
  return { log, listeners, session, viewModel, stop: viewModel.start() };
}

test('blocked people are listed and can be unblocked and blocked again', async () => {
  const { listeners, log, viewModel } = blocking();
  expect(viewModel.status).toBe('loading');
  listeners.forEach((emit) => emit(success([karim])));
  expect(viewModel).toMatchObject({ status: 'ready', blocked: [karim] });
  expect([viewModel.isBlocked('karim'), viewModel.isBlocked('claire')]).toEqual([true, false]);
  await viewModel.unblock('karim');
  await viewModel.block(karim);
  await viewModel.block({ uid: 'ines', name: 'Inès' });
  expect(log).toEqual([
    ['unblock', 'claire', 'karim'],
    ['block', 'claire', { uid: 'karim', name: 'Karim' }],
    ['block', 'claire', { uid: 'ines', name: 'Inès' }],
  ]);
});

test('the list has a failure when it cannot be loaded, and is cleared at sign-out', async () => {
  const { listeners, session, stop, viewModel } = blocking();
  listeners.forEach((emit) => emit(failure('offline')));
  expect(viewModel.status).toBe('offline');
  viewModel.retry();
  expect(viewModel).toMatchObject({ status: 'loading', attempt: 1 });
  listeners.forEach((emit) => emit(success([karim])));
  session.show(null);
  expect(viewModel.blocked).toEqual([]);
  expect(await viewModel.unblock('karim')).toEqual(failure('denied'));
  stop();
  expect(listeners.size).toBe(0);
});
