import { expect, test } from 'vitest';
import { expiryOf } from '../../../src/domain/listings/lifecycle/lifetime';
import type { ListingState } from '../../../src/domain/listings/lifecycle/ListingState';
import { decide, type DecisionContext, type DecisionOrder } from '../../../src/domain/moderation/decide';
import { nextEntry } from '../../../src/domain/moderation/journal';
import type { Measure } from '../../../src/domain/moderation/Measure';
import { closedBy, unreportedCase, withReport } from '../../../src/domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../src/domain/moderation/Report';
import { DAY } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { contentOfListing } from '../../../src/domain/moderation/ReportedContent';
import { aDecision, aStatement, decidedAt, someReasons } from '../../support/builders/aDecision';
import { aListing } from '../../support/builders/aListing';

const now = decidedAt;
const velo: ReportTarget = { kind: 'listing', id: 'velo' };
const karim: ReportTarget = { kind: 'person', id: 'karim' };
const listing = aListing({ ownerId: 'karim', title: 'Vélo volé', updatedAt: now - 60 });
const reported = withReport(null, { target: velo, title: 'Vélo de ville', reason: 'scam' }, now - 30);
const head = { count: 41, chain: 'f00' };

const sha256 = (text: string) => `hash of ${text}`;

function context(changes: Partial<DecisionContext> = {}): DecisionContext {
  return {
    head,
    known: reported,
    listing,
    restriction: null,
    profile: null,
    actor: { uid: 'nadia', role: 'admin' },
    concerned: { uid: 'karim', role: 'user', displayName: 'Karim' },
    ...changes,
  };
}

/** The removal of Karim’s listing by Nadia, with changes. */
function order(changes: Partial<DecisionOrder> = {}): DecisionOrder {
  return {
    by: 'nadia',
    target: velo,
    measure: 'removal',
    statement: someReasons(),
    days: 0,
    points: 5,
    note: 'Déjà vu.',
    seen: { reports: 1, decision: null, contentChangedAt: now - 60 },
    ...changes,
  };
}

const unreasoned = (measure: Measure) => order({ measure, statement: null, points: 0 });

/** A warning of Karim, whom nobody has reported. */
const aWarning = order({
  target: karim,
  measure: 'warning',
  seen: { reports: 0, decision: null, contentChangedAt: null },
});

const inState = (state: ListingState) => context({ listing: { ...listing, state } });

const run = (given: DecisionOrder, found = context()) => decide(given, found, now, sha256);

function entryOf(action: Measure, { kind: targetKind, id: targetId }: ReportTarget) {
  return nextEntry(head, { by: 'nadia', at: now, action, targetKind, targetId, note: 'Déjà vu.' }, sha256);
}

test('the removal of a listing writes its entry, its statement, the closed case, the answer to reporters and the listing', () => {
  expect(run(order())).toEqual(
    success({
      entry: entryOf('removal', velo),
      decision: aDecision({
        number: 42,
        statement: aStatement({ title: 'Vélo volé' }),
        points: 5,
        content: contentOfListing(listing),
      }),
      closed: closedBy(reported, 42, 'removal'),
      outcome: { target: velo, outcome: 'acted', decidedAt: now },
      listing: { ...listing, state: 'refused', updatedAt: now },
      restriction: null,
      profile: null,
    }),
  );
});

test('the texts of a statement are stored trimmed', () => {
  const untidy = { ...someReasons(), facts: ` ${someReasons().facts}\n` };
  expect(run(order({ statement: untidy }))).toMatchObject(success({ decision: { statement: someReasons() } }));
});

test('a request for a correction takes the listing offline and says so in the statement and the journal', () => {
  expect(run(order({ measure: 'correction', points: 0 }))).toMatchObject(
    success({
      entry: { action: 'correction' },
      decision: { statement: { measure: 'correction' }, points: 0 },
      listing: { state: 'refused' },
    }),
  );
});

test.each<[ListingState, ListingState]>([
  ['online', 'online'],
  ['reserved', 'reserved'],
  ['paused', 'paused'],
  ['sold', 'sold'],
  ['expired', 'expired'],
  ['in-review', 'online'],
])('a listing that is %s is taken offline, and an overturned decision makes it %s', (state, restoresTo) => {
  expect(run(order(), inState(state))).toMatchObject(
    success({ decision: { restoresTo }, listing: { state: 'refused', updatedAt: now } }),
  );
});

test.each<ListingState>(['draft', 'deleted', 'refused'])('a listing that is %s cannot be taken offline', (state) => {
  expect(run(order(), inState(state))).toEqual(failure('wrong-measure'));
});

test('the approval of a listing in review publishes it from now on, without a statement', () => {
  const inReview = { ...listing, state: 'in-review' } as const;
  expect(run(unreasoned('approval'), inState('in-review'))).toEqual(
    success({
      entry: entryOf('approval', velo),
      decision: null,
      closed: closedBy(reported, 42, 'approval'),
      outcome: { target: velo, outcome: 'dismissed', decidedAt: now },
      listing: { ...inReview, state: 'online', publishedAt: now, expiresAt: expiryOf(now), updatedAt: now },
      restriction: null,
      profile: null,
    }),
  );
});

test.each<ListingState>(['draft', 'online', 'refused'])('a listing that is %s cannot be approved', (state) => {
  expect(run(unreasoned('approval'), inState(state))).toEqual(failure('wrong-measure'));
});

test('a case closed without a measure leaves the listing as it is', () => {
  expect(run(unreasoned('none'))).toEqual(
    success({
      entry: entryOf('none', velo),
      decision: null,
      closed: closedBy(reported, 42, 'none'),
      outcome: { target: velo, outcome: 'dismissed', decidedAt: now },
      listing: null,
      restriction: null,
      profile: null,
    }),
  );
});

test('a case about a refused listing that is closed without a measure leaves the former answer to its reporters', () => {
  const closed = closedBy({ ...reported, lastEffect: 40 }, 42, 'none');
  const found = { ...inState('refused'), known: { ...reported, lastEffect: 40 } };
  expect(run(unreasoned('none'), found)).toMatchObject(
    success({ closed, outcome: { outcome: 'acted' }, listing: null }),
  );
});

test('a warning is about the person, has their name as its title and restores nothing', () => {
  expect(run(aWarning, context({ known: null, listing: null }))).toEqual(
    success({
      entry: entryOf('warning', karim),
      decision: aDecision({
        statement: aStatement({ target: karim, title: 'Karim', measure: 'warning' }),
        content: null,
        restoresTo: null,
      }),
      closed: closedBy(unreportedCase(karim, 'Karim'), 42, 'warning'),
      outcome: { target: karim, outcome: 'acted', decidedAt: now },
      listing: null,
      restriction: null,
      profile: null,
    }),
  );
});

test('a decision on an admin’s own initiative makes a closed case with the title of the listing', () => {
  const seen = { reports: 0, decision: null, contentChangedAt: now - 60 };
  expect(run(order({ seen }), context({ known: null }))).toMatchObject(
    success({ closed: closedBy(unreportedCase(velo, 'Vélo volé'), 42, 'removal') }),
  );
});

test('a reported conversation is closed without a measure', () => {
  const conversation: ReportTarget = { kind: 'conversation', id: 'velo~karim' };
  const known = { ...reported, target: conversation };
  const seen = { reports: 1, decision: null, contentChangedAt: null };
  const found = context({ known, listing: null, concerned: null });
  expect(run({ ...unreasoned('none'), target: conversation, seen }, found)).toEqual(
    success({
      entry: entryOf('none', conversation),
      decision: null,
      closed: closedBy(known, 42, 'none'),
      outcome: { target: conversation, outcome: 'dismissed', decidedAt: now },
      listing: null,
      restriction: null,
      profile: null,
    }),
  );
});

test('a case whose target and account are gone is closed, without a title if nobody reported it', () => {
  const seen = { reports: 0, decision: null, contentChangedAt: null };
  const gone = context({ known: null, listing: null, concerned: null });
  expect(run({ ...unreasoned('none'), seen }, gone)).toMatchObject(
    success({ closed: closedBy(unreportedCase(velo, ''), 42, 'none') }),
  );
});

test('a measure about a listing that is gone, or a warning of nobody, is refused', () => {
  const seen = { reports: 1, decision: null, contentChangedAt: null };
  const gone = context({ listing: null });
  expect(run(order({ seen }), gone)).toEqual(failure('missing'));
  expect(run({ ...unreasoned('approval'), seen }, gone)).toEqual(failure('missing'));
  expect(run(aWarning, context({ known: null, listing: null, concerned: null }))).toEqual(failure('missing'));
});

test('a measure that the target does not have is refused', () => {
  expect(run(order({ measure: 'warning' }))).toEqual(failure('wrong-measure'));
  expect(run({ ...aWarning, measure: 'removal' }, context({ known: null, listing: null }))).toEqual(
    failure('wrong-measure'),
  );
});

test('a measure that needs a statement is refused without one, and another one with one', () => {
  expect(run(unreasoned('removal'))).toEqual(failure('wrong-measure'));
  expect(run(order({ measure: 'none' }))).toEqual(failure('wrong-measure'));
});

test('an order by somebody without authority is refused before all else', () => {
  const outdated = order({ measure: 'warning', seen: { reports: 9, decision: 9, contentChangedAt: null } });
  expect(run(outdated, context({ actor: null }))).toEqual(failure('no-admin'));
  expect(run(outdated, context({ actor: { uid: 'karim', role: 'admin' } }))).toEqual(failure('own'));
  const admin = { uid: 'omar', role: 'admin', displayName: 'Omar' };
  expect(run(outdated, context({ concerned: admin }))).toEqual(failure('admin'));
});

test('a decision after a report, a decision or a change that the admin has not seen is refused', () => {
  const seen = order().seen;
  expect(run(order({ seen: { ...seen, reports: 0 } }))).toEqual(failure('new-report'));
  expect(run(order(), context({ known: closedBy(reported, 40, 'none') }))).toEqual(failure('new-decision'));
  expect(run(order({ seen: { ...seen, contentChangedAt: now - 61 } }))).toEqual(failure('changed-content'));
  expect(run(order(), context({ listing: null }))).toEqual(failure('changed-content'));
});

/** A restriction of Karim for a week, whom nobody has reported. */
const aWeek = order({ ...aWarning, measure: 'restriction', days: 7 });
const running = { until: now + 1, decision: 40 };
const ofKarim = (changes: Partial<DecisionContext> = {}) => context({ known: null, listing: null, ...changes });

test('a restriction ends after its days, and its statement says when', () => {
  const until = now + 7 * DAY;
  expect(run(aWeek, ofKarim())).toMatchObject(
    success({
      entry: { action: 'restriction' },
      decision: { statement: { measure: 'restriction', until }, restoresTo: null },
      outcome: { outcome: 'acted' },
      restriction: { until, decision: 42 },
    }),
  );
});

test.each([0, 366])('there is no restriction of %s days', (days) => {
  expect(run({ ...aWeek, days }, ofKarim())).toEqual(failure('wrong-measure'));
});

test('no other measure than a restriction has days', () => {
  expect(run({ ...aWarning, days: 7 }, ofKarim())).toEqual(failure('wrong-measure'));
});

test('no admin is restricted, not even by a super admin', () => {
  const actor = { uid: 'nadia', role: 'super_admin' };
  const concerned = { uid: 'karim', role: 'admin', displayName: 'Karim' };
  expect(run(aWeek, ofKarim({ actor, concerned }))).toEqual(failure('has-role'));
});

test('a running restriction is lifted without a statement, and its reporters keep their answer', () => {
  const lifting = { ...aWarning, measure: 'lifting', statement: null } as const;
  expect(run(lifting, ofKarim({ restriction: running }))).toMatchObject(
    success({ entry: { action: 'lifting' }, decision: null, outcome: { outcome: 'acted' }, restriction: 'lifted' }),
  );
  expect(run(lifting, ofKarim({ restriction: { ...running, until: now } }))).toEqual(failure('wrong-measure'));
  expect(run(lifting, ofKarim())).toEqual(failure('wrong-measure'));
});

const shown = { uid: 'karim', displayName: 'Karim', photoURL: 'photo:karim~1', about: 'Bonjour' };
const aReset = { ...aWarning, measure: 'text-reset' } as const;

test('a reset takes back a part of the profile, answers the reporters, and keeps the text in the decision', () => {
  const content = { title: 'Karim', description: 'Bonjour', price: null, photos: [] };
  expect(run(aReset, ofKarim({ profile: shown }))).toMatchObject(
    success({
      entry: { action: 'text-reset' },
      decision: { statement: { measure: 'text-reset', title: 'Karim', until: null }, content, restoresTo: null },
      closed: { lastEffect: 42 },
      outcome: { outcome: 'acted' },
      restriction: null,
      profile: { about: '' },
    }),
  );
});

test('a reset without anything to take back, or of nobody, is refused', () => {
  expect(run(aReset, ofKarim({ profile: { ...shown, about: '' } }))).toEqual(failure('wrong-measure'));
  expect(run(aReset, ofKarim({ profile: null }))).toEqual(failure('missing'));
});

test('a reset of an admin is decided by a super admin only', () => {
  const concerned = { uid: 'karim', role: 'admin', displayName: 'Karim' };
  expect(run(aReset, ofKarim({ profile: shown, concerned }))).toEqual(failure('admin'));
  const actor = { uid: 'lea', role: 'super_admin' };
  expect(run(aReset, ofKarim({ profile: shown, concerned, actor }))).toMatchObject(success({ profile: { about: '' } }));
});

const closing = { ...aWarning, measure: 'closing' } as const;

test('a closed account has no end, and its statement neither', () => {
  expect(run(closing, ofKarim())).toMatchObject(
    success({
      entry: { action: 'closing' },
      decision: { statement: { measure: 'closing', until: null } },
      closed: { lastEffect: 42 },
      outcome: { outcome: 'acted' },
      listing: null,
      restriction: { until: null, since: now, decision: 42 },
    }),
  );
  expect(run({ ...closing, days: 7 }, ofKarim())).toEqual(failure('wrong-measure'));
});

test('no admin’s account is closed, and a closed one is opened again', () => {
  const actor = { uid: 'nadia', role: 'super_admin' };
  const concerned = { uid: 'karim', role: 'admin', displayName: 'Karim' };
  expect(run(closing, ofKarim({ actor, concerned }))).toEqual(failure('has-role'));
  const lifting = { ...aWarning, measure: 'lifting', statement: null } as const;
  const restriction = { until: null, since: now - DAY, decision: 40 };
  expect(run(lifting, ofKarim({ restriction }))).toMatchObject(success({ restriction: 'lifted' }));
});
