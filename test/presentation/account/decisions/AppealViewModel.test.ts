import { expect, test } from 'vitest';
import { APPEAL_PERIOD } from '../../../../src/domain/moderation/Appeal';
import { failure, success } from '../../../../src/domain/shared/Result';
import { AppealViewModel } from '../../../../src/presentation/account/decisions/AppealViewModel';
import { aDecision, decidedAt } from '../../../support/builders/aDecision';
import { anAccount } from '../../../support/builders/aPerson';
import { aDeferred } from '../../../support/doubles/aDeferred';
import { aSession, someFormDrafts } from '../../../support/drivers/anAccountPage';
import { InMemoryModeration } from '../../../support/inMemory/moderation/InMemoryModeration';

const karim = { ...anAccount, uid: 'karim' };

/** Karim’s appeal against decision 42, an hour after it. */
function anAppeal(saved: Record<string, object> = {}) {
  const moderation = new InMemoryModeration('karim');
  moderation.stored.clock = { now: () => decidedAt + 3_600_000 };
  moderation.stored.storeDecision(aDecision());
  const { drafts, port } = someFormDrafts(saved);
  const viewModel = new AppealViewModel(aSession(karim), moderation, port, moderation.stored.clock);
  viewModel.open(42, 'karim');
  return { drafts, moderation, viewModel };
}

test('an appeal is sent and its draft forgotten', async () => {
  const { drafts, moderation, viewModel } = anAppeal();
  viewModel.type(aDecision(), ' Le vélo est à moi. ');
  expect(drafts.get('appeal-42 karim')).toEqual({ text: ' Le vélo est à moi. ' });
  await viewModel.send(aDecision());
  const sent = moderation.stored.decisions.get(42);
  expect(sent).toMatchObject({ status: 'appealed', appeal: 'Le vélo est à moi.' });
  expect(viewModel).toMatchObject({ status: 'editing', failure: null, sent });
  expect(drafts.size).toBe(0);
});

test('the draft of an earlier visit is shown, unless it is none', () => {
  expect(anAppeal({ 'appeal-42 karim': { text: 'Déjà écrit' } }).viewModel.text).toBe('Déjà écrit');
  for (const draft of [{}, { text: 7 }]) expect(anAppeal({ 'appeal-42 karim': draft }).viewModel.text).toBe('');
});

test('a text that is emptied leaves no draft', () => {
  const { drafts, viewModel } = anAppeal();
  viewModel.type(aDecision(), 'x');
  viewModel.type(aDecision(), '');
  expect(drafts.size).toBe(0);
});

test('an appeal that is empty, too long or too late is refused before it is sent, until its text changes', async () => {
  const { moderation, viewModel } = anAppeal();
  await viewModel.send(aDecision());
  expect(viewModel).toMatchObject({ failure: 'empty', status: 'editing', sent: null });
  viewModel.type(aDecision(), 'x'.repeat(2001));
  expect(viewModel.failure).toBeNull();
  await viewModel.send(aDecision());
  expect(viewModel.failure).toBe('too-long');
  viewModel.type(aDecision(), 'Non.');
  const old = aDecision({ statement: { ...aDecision().statement, decidedAt: viewModel.now() - APPEAL_PERIOD - 1 } });
  await viewModel.send(old);
  expect(viewModel.failure).toBe('too-late');
  expect(moderation.stored.decisions.get(42)).toEqual(aDecision());
});

test('a failure keeps the text and its draft', async () => {
  const { drafts, moderation, viewModel } = anAppeal();
  moderation.appeal = () => Promise.resolve(failure('denied'));
  viewModel.type(aDecision(), 'Non.');
  await viewModel.send(aDecision());
  expect(viewModel).toMatchObject({ failure: 'denied', status: 'editing', text: 'Non.', sent: null });
  expect(drafts.size).toBe(1);
});

test('an appeal is sent once, however often its button is pressed', async () => {
  const { moderation, viewModel } = anAppeal();
  const answer = aDeferred<Awaited<ReturnType<typeof moderation.appeal>>>();
  let calls = 0;
  moderation.appeal = () => {
    calls += 1;
    return answer.promise;
  };
  viewModel.type(aDecision(), 'Non.');
  const both = [viewModel.send(aDecision()), viewModel.send(aDecision())];
  expect(viewModel.status).toBe('sending');
  answer.resolve(success(aDecision({ status: 'appealed' })));
  await Promise.all(both);
  expect(calls).toBe(1);
});
