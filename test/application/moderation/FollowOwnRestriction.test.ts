import { expect, test } from 'vitest';
import { FollowOwnRestriction, type OwnRestriction } from '../../../src/application/moderation/FollowOwnRestriction';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Decision } from '../../../src/domain/moderation/Decision';
import type { Restriction } from '../../../src/domain/moderation/Restriction';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDecision, aStatement, decidedAt } from '../../support/builders/aDecision';

const until = decidedAt + 7 * DAY;

async function follow(restriction: BackendResult<Restriction | null>, now = decidedAt) {
  const shown: (OwnRestriction | null)[] = [];
  const listeners = new Set<(decisions: BackendResult<readonly Decision[]>) => void>();
  const restrictions = { of: async () => restriction };
  const decisions = {
    subscribeToPerson(_uid: string, _limit: number, listener: (decisions: BackendResult<readonly Decision[]>) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const own = new FollowOwnRestriction(restrictions, decisions, { now: () => now });
  const stop = await own.execute('karim', (one) => shown.push(one));
  const emit = (known: BackendResult<readonly Decision[]>) => listeners.forEach((listener) => listener(known));
  return { shown, listeners, stop, emit };
}

test('a restricted person learns the end and the category of the decision', async () => {
  const { emit, shown, stop, listeners } = await follow(success({ until, decision: 42 }));
  const later = aDecision({ number: 43, statement: aStatement({ category: 'OTHER_VIOLATION_TC' }) });
  emit(success([later, aDecision()]));
  expect(shown).toEqual([{ kind: 'restricted', until, category: 'SCAMS_AND_FRAUD' }]);
  stop();
  expect(listeners.size).toBe(0);
});

test('a restricted person learns that the decision is overturned', async () => {
  const { emit, shown } = await follow(success({ until, decision: 42 }));
  emit(success([aDecision({ status: 'overturned' })]));
  expect(shown).toEqual([null]);
});

test('a restricted person learns the end while the decision cannot be read', async () => {
  const { emit, shown } = await follow(success({ until, decision: 42 }));
  emit(failure('offline'));
  emit(success([]));
  expect(shown).toEqual([
    { kind: 'restricted', until, category: null },
    { kind: 'restricted', until, category: null },
  ]);
});

test.each<[string, BackendResult<Restriction | null>]>([
  ['is not restricted', success(null)],
  ['was restricted until now', success({ until: decidedAt, decision: 42 })],
  ['cannot be asked about', failure('offline')],
])('nothing more is read about a person who %s', async (_, restriction) => {
  const { listeners, shown, stop } = await follow(restriction);
  expect(listeners.size).toBe(0);
  stop();
  expect(shown).toEqual([]);
});

test('a person whose account is closed learns since when', async () => {
  const { emit, shown } = await follow(success({ until: null, since: decidedAt, decision: 42 }), decidedAt + 1);
  emit(failure('offline'));
  expect(shown).toEqual([{ kind: 'closed', since: decidedAt, category: null }]);
});
