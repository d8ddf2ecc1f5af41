import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { IdentityDeletionFailure } from '../../../../src/application/account/IdentityDeletion';
import { DeleteAccount } from '../../../../src/application/privacy/DeleteAccount';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { DeletionViewModel } from '../../../../src/presentation/account/data/DeletionViewModel';
import { aSession, someFormDrafts } from '../../../support/drivers/anAccountPage';
import { anAccount, aPerson } from '../../../support/builders/aPerson';

function deleting(recent: Result<void, IdentityDeletionFailure> = success(), savedForms: Record<string, object> = {}) {
  const person = aPerson();
  const identity = { checkRecentSignIn: async () => recent, deleteIdentity: person.done('identity') };
  const { drafts, port } = someFormDrafts(savedForms);
  const forget = async () => drafts.clear();
  const useCase = new DeleteAccount(
    person.ports,
    { anonymise: person.done('names') },
    identity,
    { ask: person.done('asked') },
    { now: () => 0 },
    { allOf: () => [] },
    { of: () => [] },
    { clear: forget },
  );
  const session = aSession();
  const viewModel = new DeletionViewModel(session, useCase, port);
  return { person, drafts, session, viewModel };
}

describe('DeletionViewModel', () => {
  test('a deletion asks for confirmation and can be cancelled', () => {
    const { viewModel } = deleting();
    viewModel.ask();
    viewModel.type('SUPP');
    expect(viewModel).toMatchObject({ status: 'asking', typed: 'SUPP' });
    viewModel.close();
    expect(viewModel.status).toBe('idle');
  });

  test('a confirmed deletion deletes the account and clears this browser', async () => {
    const { drafts, person, viewModel } = deleting();
    viewModel.ask();
    const deletion = viewModel.confirm();
    expect(viewModel.status).toBe('deleting');
    viewModel.close();
    await Promise.all([deletion, viewModel.confirm()]);
    expect(viewModel).toMatchObject({ status: 'deleted', step: 'identity' });
    expect(person.log.filter((entry) => entry === 'identity')).toHaveLength(1);
    expect([drafts.size, viewModel.isUnfinished]).toEqual([0, false]);
  });

  test('a deletion deletes nothing before the session has read the stored profile, which would be created again', async () => {
    const { person, session, viewModel } = deleting();
    session.show(anAccount, 'cached');
    const deletion = viewModel.confirm();
    await new Promise((resolve) => setTimeout(resolve));
    expect([viewModel.status, person.log]).toEqual(['deleting', []]);
    session.show(anAccount);
    await deletion;
    expect(viewModel.status).toBe('deleted');
  });

  test('a deletion does not wait longer than twenty seconds for the stored profile', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { session, viewModel } = deleting();
    session.show(anAccount, 'cached');
    const deletion = viewModel.confirm();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(viewModel.status).toBe('deleting');
    await vi.advanceTimersByTimeAsync(1);
    await deletion;
    expect(viewModel.status).toBe('deleted');
  });

  test('an interrupted deletion is known after a reload and can be resumed', async () => {
    const first = deleting();
    first.person.broken.set('names', 'offline');
    await first.viewModel.confirm();
    expect(first.viewModel).toMatchObject({
      status: 'asking',
      failure: 'offline',
      step: 'conversations',
      isUnfinished: true,
    });
    expect(first.viewModel.progress).toBeCloseTo(6 / 9);
    const afterReload = deleting(success(), Object.fromEntries(first.drafts));
    expect(afterReload.viewModel.isUnfinished).toBe(true);
    await afterReload.viewModel.confirm();
    expect(afterReload.viewModel).toMatchObject({ status: 'deleted', isUnfinished: false });
  });

  test('a deletion that failed at the last step is known after a reload, although this browser was cleared', async () => {
    const { drafts, person, viewModel } = deleting(success(), { 'contact claire': {} });
    person.broken.set('identity', 'offline');
    await viewModel.confirm();
    expect([viewModel.isUnfinished, [...drafts.keys()]]).toEqual([true, ['deletion claire']]);
  });

  test('a deletion that failed before its first step is not unfinished', async () => {
    const { viewModel } = deleting(failure('recent-sign-in-needed'));
    expect(viewModel).toMatchObject({ isUnfinished: false, progress: 0 });
    await viewModel.confirm();
    expect(viewModel).toMatchObject({ failure: 'recent-sign-in-needed', isUnfinished: false });
  });

  test.each(['offline', 'timeout'] as const)(
    'a deletion whose request got no answer (%s) may go on without this browser, and can be resumed',
    async (reason) => {
      const { person, viewModel } = deleting();
      person.broken.set('asked', reason);
      await viewModel.confirm();
      expect(viewModel).toMatchObject({ failure: reason, step: null, mayGoOn: true, isUnfinished: true });
      person.broken.clear();
      await viewModel.confirm();
      expect(viewModel).toMatchObject({ status: 'deleted', mayGoOn: false, isUnfinished: false });
    },
  );

  test('a deletion whose request was refused goes on nowhere', async () => {
    const { person, viewModel } = deleting();
    person.broken.set('asked', 'denied');
    await viewModel.confirm();
    expect(viewModel).toMatchObject({ failure: 'denied', mayGoOn: false, isUnfinished: false });
  });

  test('an interrupted deletion stays unfinished when resuming it fails', async () => {
    const { viewModel } = deleting(failure('recent-sign-in-needed'), { 'deletion claire': { begun: true } });
    await viewModel.confirm();
    expect(viewModel).toMatchObject({ failure: 'recent-sign-in-needed', isUnfinished: true });
    await viewModel.confirm();
    expect(viewModel.isUnfinished).toBe(true);
  });

  test('a deletion does not report an expired session, unless it failed', async () => {
    const done = deleting();
    await done.viewModel.confirm();
    done.session.show(null);
    expect(done.session.hasEnded).toBe(false);
    const failed = deleting(failure('recent-sign-in-needed'));
    await failed.viewModel.confirm();
    failed.session.show(null);
    expect(failed.session.hasEnded).toBe(true);
  });

  test('a guest cannot delete an account', async () => {
    const { session, viewModel } = deleting();
    session.show(null);
    await viewModel.confirm();
    expect(viewModel).toMatchObject({ status: 'idle', isUnfinished: false });
  });
});
