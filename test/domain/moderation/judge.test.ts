import { expect, test } from 'vitest';
import { nextEntry } from '../../../src/domain/moderation/journal';
import type { DecisionStatus } from '../../../src/domain/moderation/Decision';
import type { ListingState } from '../../../src/domain/listings/lifecycle/ListingState';
import { answerLength, judge, type JudgementContext, type JudgementOrder } from '../../../src/domain/moderation/judge';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { aDecision, aStatement, decidedAt } from '../../support/builders/aDecision';
import { aListing } from '../../support/builders/aListing';

const now = decidedAt + 3 * DAY;
const head = { count: 49, chain: 'f00' };
const appealed = aDecision({ status: 'appealed', appeal: 'Le vélo est à moi.', appealedAt: decidedAt + DAY });
const refused = aListing({ ownerId: 'karim', state: 'refused', expiresAt: now + 1, updatedAt: decidedAt });
const answer = 'La facture montre que le vélo est à vous.';

const sha256 = (text: string) => `hash of ${text}`;

/** An appeal of Karim against a decision of Nadia, judged by Omar, with changes. */
function context(changes: Partial<JudgementContext> = {}): JudgementContext {
  return {
    head,
    decision: appealed,
    decidedBy: 'nadia',
    lastEffect: 42,
    listing: refused,
    restriction: null,
    actor: { uid: 'omar', role: 'admin' },
    concerned: { uid: 'karim', role: 'user' },
    ...changes,
  };
}

function order(changes: Partial<JudgementOrder> = {}): JudgementOrder {
  return { by: 'omar', decision: 42, status: 'overturned', answer, note: 'Facture vue.', ...changes };
}

const run = (given: JudgementOrder, found = context()) => judge(given, found, now, sha256);

function entryOf(action: 'upheld' | 'overturned', by = 'omar') {
  const act = { by, at: now, action, targetKind: 'decision', targetId: '0000000042', note: 'Facture vue.' } as const;
  return nextEntry(head, act, sha256);
}

test('an overturned decision gets an answer, restores the listing and tells its reporters', () => {
  expect(run(order())).toEqual(
    success({
      entry: entryOf('overturned'),
      decision: { ...appealed, status: 'overturned', answer, answeredAt: now },
      outcome: { target: { kind: 'listing', id: 'velo' }, outcome: 'dismissed', decidedAt: now },
      listing: { ...refused, state: 'online', updatedAt: now },
      restriction: null,
    }),
  );
});

test('an upheld decision gets an answer, and all else stays', () => {
  expect(run(order({ status: 'upheld' }))).toEqual(
    success({
      entry: entryOf('upheld'),
      decision: { ...appealed, status: 'upheld', answer, answeredAt: now },
      outcome: null,
      listing: null,
      restriction: null,
    }),
  );
});

test('a warning is overturned without a listing', () => {
  const target = { kind: 'person', id: 'karim' } as const;
  const warning = aDecision({
    status: 'appealed',
    restoresTo: null,
    statement: aStatement({ target, measure: 'warning' }),
  });
  const expected = success({ outcome: { target, outcome: 'dismissed', decidedAt: now }, listing: null });
  expect(run(order(), context({ decision: warning, listing: null }))).toMatchObject(expected);
  expect(run(order(), context({ decision: warning }))).toMatchObject(expected);
});

test.each<[ListingState, ListingState]>([
  ['online', 'expired'],
  ['reserved', 'expired'],
  ['paused', 'expired'],
  ['sold', 'sold'],
])('a listing that was %s is %s again once its time has passed meanwhile', (restoresTo, state) => {
  const found = context({ decision: { ...appealed, restoresTo }, listing: { ...refused, expiresAt: now } });
  expect(run(order(), found)).toMatchObject(success({ listing: { state } }));
});

test.each<ListingState>(['deleted', 'in-review', 'online'])(
  'a listing that its owner has changed since, and that is %s, stays so',
  (state) => {
    const found = context({ listing: { ...refused, state } });
    expect(run(order(), found)).toMatchObject(success({ decision: { status: 'overturned' }, listing: null }));
  },
);

test('a listing that is gone is not restored', () => {
  expect(run(order(), context({ listing: null }))).toMatchObject(success({ listing: null }));
});

test('a decision that another one has followed is overturned without an effect on listing and reporters', () => {
  for (const lastEffect of [43, null]) {
    expect(run(order(), context({ lastEffect }))).toMatchObject(
      success({ decision: { status: 'overturned' }, outcome: null, listing: null }),
    );
  }
});

test('a decision without an appeal can be overturned, even by the admin who took it, but not upheld', () => {
  const found = context({ decision: aDecision(), actor: { uid: 'nadia', role: 'admin' } });
  expect(run(order({ by: 'nadia' }), found)).toMatchObject(
    success({ entry: entryOf('overturned', 'nadia'), decision: { status: 'overturned' } }),
  );
  expect(run(order({ by: 'nadia', status: 'upheld' }), found)).toEqual(failure('judged'));
});

test.each<DecisionStatus>(['upheld', 'overturned'])('a decision that is %s is not judged again', (status) => {
  const found = context({ decision: { ...appealed, status } });
  expect(run(order(), found)).toEqual(failure('judged'));
  expect(run(order({ status: 'upheld' }), found)).toEqual(failure('judged'));
});

test('another admin judges an appeal, or a super admin, also about their own decision', () => {
  const deciding = (role: string) => context({ actor: { uid: 'nadia', role } });
  expect(run(order({ by: 'nadia' }), deciding('admin'))).toEqual(failure('decided-it'));
  expect(run(order({ by: 'nadia', status: 'upheld' }), deciding('admin'))).toEqual(failure('decided-it'));
  expect(run(order({ by: 'nadia' }), deciding('super_admin')).ok).toBe(true);
});

test('a judgement by somebody without authority is refused', () => {
  expect(run(order(), context({ actor: null }))).toEqual(failure('no-admin'));
  expect(run(order({ by: 'karim' }), context({ actor: { uid: 'karim', role: 'admin' } }))).toEqual(failure('own'));
  expect(run(order(), context({ concerned: { uid: 'karim', role: 'admin' } }))).toEqual(failure('admin'));
});

test('an answer has 20 to 2000 characters, not counting blanks around', () => {
  expect(answerLength).toEqual({ minimum: 20, maximum: 2000 });
  const answering = (length: number) => run(order({ answer: ` ${'x'.repeat(length)}\n` }));
  expect([19, 20, 2000, 2001].map((length) => answering(length).ok)).toEqual([false, true, true, false]);
  expect(answering(19)).toEqual(failure('too-short'));
  expect(answering(2001)).toEqual(failure('too-long'));
  expect(answering(20)).toMatchObject(success({ decision: { answer: 'x'.repeat(20) } }));
});

test('an overturned restriction is lifted, whether or not another decision has followed', () => {
  const restriction = { until: now + DAY, decision: 42 };
  for (const lastEffect of [42, 44])
    expect(run(order(), context({ restriction, lastEffect }))).toMatchObject(success({ restriction: 'lifted' }));
});

test('an upheld restriction stays, and so does that of a later decision', () => {
  const restriction = { until: now + DAY, decision: 42 };
  const unchanged = success({ restriction: null });
  expect(run(order({ status: 'upheld' }), context({ restriction }))).toMatchObject(unchanged);
  expect(run(order(), context({ restriction: { ...restriction, decision: 44 } }))).toMatchObject(unchanged);
});
