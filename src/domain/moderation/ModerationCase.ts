import { MINUTE, type Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import type { Measure } from './Measure';
import { reasonPresets } from './reasonPresets';
import type { ReportReason, ReportTarget, ReportTargetKind } from './Report';

/** How long an admin has a case to themselves. */
export const CASE_HELD_FOR = 15 * MINUTE;

/** All reports about one target, and its last decision. Reopened by a report that arrives after the decision. */
export interface ModerationCase {
  readonly target: ReportTarget;
  /** The title of the listing or the name of the person at the last report or decision; that of the listing for a conversation. */
  readonly title: string;
  readonly state: 'open' | 'closed';
  /** How many reports have ever arrived; 0 where an admin has decided on their own initiative. */
  readonly reports: number;
  /** How many notices have ever arrived, apart from the reports. */
  readonly notices: number;
  /** The weights of the reports and notices since the last decision (`withNotice`): the queue begins with the highest. */
  readonly score: number;
  readonly lastReason: ReportReason | null;
  readonly lastReportAt: Instant | null;
  /** Who works on it, until `heldUntil`; null while nobody does. */
  readonly holder: string | null;
  readonly heldUntil: Instant | null;
  /** The journal’s number of the last decision; null before the first. */
  readonly decision: number | null;
  /** The number of the last decision that changed something: its measure is neither `none` nor `lifting`. Null before the first. */
  readonly lastEffect: number | null;
}

/** `{kind}~{target}`, as the id of a report without its reporter. */
export function caseIdOf({ kind, id }: ReportTarget): string {
  return `${kind}~${id}`;
}

/** The target of a case id; null if it is none. */
export function caseTargetOf(caseId: string): ReportTarget | null {
  const kind = targetKinds.find((one) => caseId.startsWith(`${one}~`));
  const id = caseId.slice(caseId.indexOf('~') + 1);
  return kind === undefined || id === '' ? null : { kind, id };
}

const targetKinds: readonly ReportTargetKind[] = ['listing', 'person', 'conversation'];

/** The case of a target that nobody has reported. */
export function unreportedCase(target: ReportTarget, title: string): ModerationCase {
  return {
    target,
    title,
    state: 'closed',
    reports: 0,
    notices: 0,
    score: 0,
    lastReason: null,
    lastReportAt: null,
    holder: null,
    heldUntil: null,
    decision: null,
    lastEffect: null,
  };
}

interface NewReport {
  readonly target: ReportTarget;
  readonly title: string;
  readonly reason: ReportReason;
}

/** The case with one more report; `known` is null for the first. */
export function withReport(
  known: ModerationCase | null,
  { target, title, reason }: NewReport,
  now: Instant,
): ModerationCase {
  const before = known ?? unreportedCase(target, title);
  return {
    ...before,
    title,
    state: 'open',
    reports: before.reports + 1,
    score: before.score + reasonPresets[reason].weight,
    lastReason: reason,
    lastReportAt: now,
  };
}

/** Notices alone raise a score to this at most: one report for the gravest reason. Anybody can send any number of them. */
export const NOTICE_CEILING = 5;

/** The case with one more notice; `known` is null for the first. A notice beyond the ceiling leaves the score as it is. */
export function withNotice(known: ModerationCase | null, notice: NewReport, now: Instant): ModerationCase {
  const before = known ?? unreportedCase(notice.target, notice.title);
  const raised = withReport(known, notice, now);
  const score = raised.score > NOTICE_CEILING ? before.score : raised.score;
  return { ...raised, reports: before.reports, notices: before.notices + 1, score };
}

/** The case held by an admin for a quarter of an hour, unless another one holds it. */
export function heldBy(held: ModerationCase, admin: string, now: Instant): Result<ModerationCase, 'held'> {
  const isFree = held.heldUntil === null || held.heldUntil <= now || held.holder === admin;
  return isFree ? success({ ...held, holder: admin, heldUntil: now + CASE_HELD_FOR }) : failure('held');
}

/** What the admin had before their eyes when they decided. */
export interface CaseSeen {
  readonly reports: number;
  readonly decision: number | null;
  /** When the listing was last changed; null if it is not about a listing. */
  readonly contentChangedAt: Instant | null;
}

export type SeenRefusal = 'new-report' | 'new-decision' | 'changed-content';

/**
 * Refuses a decision after a report, a decision, or a change of the content that arrived since the admin looked. A notice refuses none:
 * anybody could hinder every decision.
 */
export function checkSeen(
  { reports, decision }: Pick<ModerationCase, 'reports' | 'decision'>,
  seen: CaseSeen,
  contentChangedAt: Instant | null,
): Result<void, SeenRefusal> {
  if (reports !== seen.reports) return failure('new-report');
  if (decision !== seen.decision) return failure('new-decision');
  return contentChangedAt === seen.contentChangedAt ? success() : failure('changed-content');
}

/** The case closed by a decision. */
export function closedBy(decided: ModerationCase, decision: number, measure: Measure): ModerationCase {
  const lastEffect = measure === 'none' || measure === 'lifting' ? decided.lastEffect : decision;
  return { ...decided, state: 'closed', score: 0, holder: null, heldUntil: null, decision, lastEffect };
}

/** The order of the queue: highest score first, then the longest waiting. */
export function byUrgency(one: ModerationCase, other: ModerationCase): number {
  return other.score - one.score || (one.lastReportAt ?? 0) - (other.lastReportAt ?? 0);
}
