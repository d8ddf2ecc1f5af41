import type { Decision } from '../../../domain/moderation/Decision';
import type { ReportTarget } from '../../../domain/moderation/Report';
import type { ReceivedReport, ReportedContent } from '../../../domain/moderation/ReportedContent';
import type { Instant } from '../../../domain/shared/Instant';

/** A listing as it was when it was last reported or decided about. */
export interface FormerContent {
  readonly content: ReportedContent;
  readonly at: Instant;
  readonly source: 'report' | 'decision';
}

/** `decisions`: about the owner, newest first. Null without a report and without a decision that kept the listing. */
export function formerContentOf(
  target: ReportTarget,
  newest: Pick<ReceivedReport, 'content' | 'createdAt'> | null,
  decisions: readonly Decision[],
): FormerContent | null {
  const decision = decisions.find(({ statement }) => isSame(statement.target, target));
  const decidedAt = decision?.statement.decidedAt ?? -Infinity;
  if (newest !== null && newest.createdAt > decidedAt)
    return { content: newest.content, at: newest.createdAt, source: 'report' };
  const content = decision?.content ?? null;
  return content === null ? null : { content, at: decidedAt, source: 'decision' };
}

function isSame(one: ReportTarget, other: ReportTarget): boolean {
  return one.kind === other.kind && one.id === other.id;
}
