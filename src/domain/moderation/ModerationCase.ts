import { MINUTE, type Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { reasonPresets } from './reasonPresets';
import type { Report, ReportTarget, ReportTargetKind } from './Report';

/** How long an admin has a case to themselves. */
export const CASE_HELD_FOR = 15 * MINUTE;

/** All reports about one target. Reopened by a report that arrives after its decision. */
export interface ModerationCase {
  readonly target: ReportTarget;
  readonly state: 'open' | 'closed';
  /** How many reports have ever arrived. */
  readonly reports: number;
  /** The weights of the reports since the last decision: the queue begins with the highest. */
  readonly score: number;
  readonly lastReportAt: Instant;
  /** Who works on it, until `heldUntil`; null while nobody does. */
  readonly holder: string | null;
  readonly heldUntil: Instant | null;
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

/** The case with one more report; `known` is null for the first. */
export function withReport(
  known: ModerationCase | null,
  { target, reason }: Pick<Report, 'target' | 'reason'>,
  now: Instant,
): ModerationCase {
  const { reports, score, holder, heldUntil } = known ?? { reports: 0, score: 0, holder: null, heldUntil: null };
  return {
    target,
    state: 'open',
    reports: reports + 1,
    score: score + reasonPresets[reason].weight,
    lastReportAt: now,
    holder,
    heldUntil,
  };
}

/** The case held by an admin for a quarter of an hour, unless another one holds it. */
export function heldBy(held: ModerationCase, admin: string, now: Instant): Result<ModerationCase, 'held'> {
  const isFree = held.heldUntil === null || held.heldUntil <= now || held.holder === admin;
  return isFree ? success({ ...held, holder: admin, heldUntil: now + CASE_HELD_FOR }) : failure('held');
}

/** What the admin had before their eyes when they decided. */
export interface CaseSeen {
  readonly reports: number;
  /** When the reported listing or profile was last changed; null for a conversation. */
  readonly contentChangedAt: Instant | null;
}

/** The closed case. A report or a change of the content that arrived meanwhile refuses the decision. */
export function closedAsSeen(
  open: ModerationCase,
  seen: CaseSeen,
  contentChangedAt: Instant | null,
): Result<ModerationCase, 'closed' | 'new-report' | 'changed-content'> {
  if (open.state === 'closed') return failure('closed');
  if (open.reports !== seen.reports) return failure('new-report');
  if (contentChangedAt !== seen.contentChangedAt) return failure('changed-content');
  return success({ ...open, state: 'closed', score: 0, holder: null, heldUntil: null });
}

/** The order of the queue: highest score first, then the longest waiting. */
export function byUrgency(one: ModerationCase, other: ModerationCase): number {
  return other.score - one.score || one.lastReportAt - other.lastReportAt;
}
