import type { ModerationCase } from '../../../domain/moderation/ModerationCase';
import type { ReportOutcome } from '../../../domain/moderation/ReportOutcome';
import type { CaseRecord, ReportOutcomeRecord } from '../database/records';

/** Leaves out the key of the record. In one of an earlier version, every decision had an effect. */
export function caseOf({
  target,
  title,
  state,
  reports,
  notices,
  score,
  lastReason,
  lastReportAt,
  holder,
  heldUntil,
  decision,
  lastEffect = decision,
}: CaseRecord): ModerationCase {
  return {
    target,
    title,
    state,
    reports,
    notices,
    score,
    lastReason,
    lastReportAt,
    holder,
    heldUntil,
    decision,
    lastEffect,
  };
}

/** Null without a record. */
export function knownCaseOf(record: CaseRecord | undefined): ModerationCase | null {
  return record === undefined ? null : caseOf(record);
}

/** Null without a record. */
export function knownOutcomeOf(record: ReportOutcomeRecord | undefined): ReportOutcome | null {
  if (record === undefined) return null;
  const { target, outcome, decidedAt } = record;
  return { target, outcome, decidedAt };
}
