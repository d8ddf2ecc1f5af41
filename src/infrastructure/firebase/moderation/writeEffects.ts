import { doc, serverTimestamp, Timestamp, type Firestore, type Transaction } from 'firebase/firestore';
import type { Listing } from '../../../domain/listings/Listing';
import type { DecisionContext, DecisionEffects } from '../../../domain/moderation/decide';
import type { Decision } from '../../../domain/moderation/Decision';
import type { JournalEntry } from '../../../domain/moderation/journal';
import type { JudgementContext, JudgementEffects } from '../../../domain/moderation/judge';
import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import { restrictionReference } from '../documents/readRestriction';
import { writeListing } from '../listings/writeListing';
import {
  caseReference,
  decisionReference,
  entryReference,
  listingReference,
  outcomeReference,
  profileReference,
  registerReference,
} from './moderationReferences';

// Listings and the ends of restrictions have the time of the client, everything else has the server's.

export function writeDecision(
  transaction: Transaction,
  firestore: Firestore,
  { known, listing }: DecisionContext,
  effects: DecisionEffects,
): void {
  const { entry, decision, closed, outcome } = effects;
  writeEntry(transaction, firestore, entry);
  if (decision !== null) transaction.set(decisionReference(firestore, entry.number), documentOfDecision(decision));
  writeClosed(transaction, firestore, known, closed);
  writeOutcome(transaction, firestore, outcome, entry);
  writeMoved(transaction, firestore, closed.target, listing, effects.listing);
  writeRestriction(transaction, firestore, closed.target.id, effects.restriction);
  writeProfile(transaction, firestore, closed.target.id, effects.profile);
}

export function writeJudgement(
  transaction: Transaction,
  firestore: Firestore,
  context: JudgementContext,
  { entry, decision, outcome, listing, restriction }: JudgementEffects,
): void {
  const { status, answer, number, statement } = decision;
  writeEntry(transaction, firestore, entry);
  transaction.update(decisionReference(firestore, number), { status, answer, answeredAt: serverTimestamp() });
  if (outcome !== null) writeOutcome(transaction, firestore, outcome, entry);
  writeMoved(transaction, firestore, statement.target, context.listing, listing);
  writeRestriction(transaction, firestore, statement.personId, restriction);
}

/** With the head of the journal. */
export function writeEntry(transaction: Transaction, firestore: Firestore, entry: JournalEntry): void {
  const { number, by, action, targetKind, targetId, note, chain } = entry;
  const reference = entryReference(firestore, number);
  const act = { number, by, at: serverTimestamp(), action, kind: targetKind, targetId, note, chain };
  transaction.set(reference, act);
  transaction.set(registerReference(firestore), { count: number, chain, last: reference.id });
}

/** `known` is null for a target that nobody has reported. */
function writeClosed(
  transaction: Transaction,
  firestore: Firestore,
  known: ModerationCase | null,
  { target, title, state, reports, score, holder, heldUntil, decision, lastEffect }: ModerationCase,
): void {
  const reference = caseReference(firestore, target);
  const closed = { state, score, holder, heldUntil, decision, lastEffect, seen: reports };
  if (known !== null) {
    transaction.update(reference, closed);
    return;
  }
  const never = { lastReason: null, lastAt: null, lastReport: '' };
  transaction.set(reference, { kind: target.kind, targetId: target.id, title, reports, ...never, ...closed });
}

function writeOutcome(
  transaction: Transaction,
  firestore: Firestore,
  { target, outcome }: ReportOutcome,
  { number }: JournalEntry,
): void {
  const entry = entryReference(firestore, number).id;
  transaction.set(outcomeReference(firestore, target), { outcome, decidedAt: serverTimestamp(), entry });
}

function writeMoved(
  transaction: Transaction,
  firestore: Firestore,
  target: ReportTarget,
  before: Listing | null,
  after: Listing | null,
): void {
  const reference = listingReference(firestore, target);
  if (reference !== null && before !== null && after !== null) writeListing(transaction, reference, before, after);
}

/** `uid`: whose restriction changes. */
function writeRestriction(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  restriction: DecisionEffects['restriction'],
): void {
  const reference = restrictionReference(firestore, uid);
  if (restriction === 'lifted') transaction.delete(reference);
  else if (restriction !== null)
    transaction.set(reference, {
      decision: restriction.decision,
      ...(restriction.until === null
        ? { until: null, since: serverTimestamp() }
        : { until: Timestamp.fromMillis(restriction.until) }),
    });
}

/** The account is dated where it changes, which the rules demand; a text is in the profile alone. */
function writeProfile(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  changes: DecisionEffects['profile'],
): void {
  if (changes === null) return;
  transaction.update(profileReference(firestore, uid), changes);
  if (changes.about === undefined)
    transaction.update(doc(firestore, 'users', uid), { ...changes, updatedAt: serverTimestamp() });
}

/** `decisions/{number}` of a decision that is just taken. */
function documentOfDecision({ number, statement, points, content, restoresTo, status, appeal, answer }: Decision) {
  const { target, ...stated } = statement;
  return {
    ...stated,
    until: statement.until === null ? null : Timestamp.fromMillis(statement.until),
    number,
    kind: target.kind,
    targetId: target.id,
    points,
    content,
    restoresTo,
    decidedAt: serverTimestamp(),
    status,
    appeal,
    appealedAt: null,
    answer,
    answeredAt: null,
  };
}
