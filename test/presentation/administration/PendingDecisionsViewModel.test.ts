import { expect, test, vi } from 'vitest';
import type { DecisionOrder } from '../../../src/domain/moderation/decide';
import { failure, success } from '../../../src/domain/shared/Result';
import { formNameOf } from '../../../src/presentation/administration/decision/formNameOf';
import {
  DECISION_DELAY_MS,
  PendingDecisionsViewModel,
  type DecisionResult,
} from '../../../src/presentation/administration/decision/PendingDecisionsViewModel';
import { memoryDrafts } from '../../support/doubles/memoryDrafts';
import { VirtualTime } from '../../support/time/VirtualTime';

const order: DecisionOrder = {
  by: 'nadia',
  target: { kind: 'listing', id: 'velo' },
  measure: 'none',
  statement: null,
  days: 0,
  points: 0,
  note: '',
  seen: { reports: 1, decision: null, contentChangedAt: 1 },
};

function aQueue(result: DecisionResult = success(1)) {
  const time = new VirtualTime();
  const drafts = memoryDrafts();
  drafts.save(formNameOf('listing~velo'), 'nadia', { note: 'À revoir' });
  const decide = vi.fn(() => Promise.resolve(result));
  const onResult = vi.fn();
  const pending = new PendingDecisionsViewModel({ decide }, drafts, time);
  return { decide, draft: () => drafts.of(formNameOf('listing~velo'), 'nadia'), onResult, pending, time };
}

test('a decision is stored after its delay, and its draft is forgotten', async () => {
  const { decide, draft, onResult, pending, time } = aQueue();
  pending.take(order, onResult);
  await time.pass(DECISION_DELAY_MS - 1);
  expect(decide).not.toHaveBeenCalled();
  expect([...pending.caseIds]).toEqual(['listing~velo']);
  await time.pass(1);
  expect(decide.mock.calls).toEqual([[order]]);
  expect(onResult.mock.calls).toEqual([[success(1)]]);
  expect(draft()).toBeNull();
  expect(pending.caseIds.size).toBe(0);
});

test('a decision that is undone is never stored', async () => {
  const { decide, onResult, pending, time } = aQueue();
  pending.take(order, onResult);
  expect(pending.undo('listing~velo')).toBe(true);
  expect(pending.caseIds.size).toBe(0);
  await time.pass(DECISION_DELAY_MS);
  expect(decide).not.toHaveBeenCalled();
  expect(pending.undo('listing~velo')).toBe(false);
});

test('a decision that is refused leaves its draft', async () => {
  const { draft, onResult, pending, time } = aQueue(failure('new-report'));
  pending.take(order, onResult);
  await time.pass(DECISION_DELAY_MS);
  expect(onResult.mock.calls).toEqual([[failure('new-report')]]);
  expect(draft()).toEqual({ note: 'À revoir' });
  expect(pending.caseIds.size).toBe(0);
});

test('every waiting decision is stored at once, and only once, when its admin leaves', async () => {
  const { decide, onResult, pending, time } = aQueue();
  pending.take(order, onResult);
  pending.take(order, onResult);
  pending.storeAll();
  expect(decide).toHaveBeenCalledTimes(1);
  expect(pending.undo('listing~velo')).toBe(false);
  await time.pass(DECISION_DELAY_MS);
  expect(decide).toHaveBeenCalledTimes(1);
});
