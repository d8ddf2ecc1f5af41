import type { Listing } from '../listings/Listing';
import { currentState } from '../listings/lifecycle/lifetime';
import type { Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import type { Decision } from './Decision';
import { entryId, nextEntry, type JournalEntry, type JournalHead, type HashText } from './journal';
import { mayDecideAbout, type AuthorityRefusal, type ModerationAccount } from './Measure';
import type { ReportOutcome } from './ReportOutcome';
import type { Restriction } from './Restriction';

/** The judgement of an appeal; or, of a decision without an appeal, that it is overturned. */
export interface JudgementOrder {
  /** The uid of the admin. */
  readonly by: string;
  readonly decision: number;
  readonly status: 'upheld' | 'overturned';
  /** What the person concerned reads. */
  readonly answer: string;
  /** For the journal. */
  readonly note: string;
}

/** The number of characters of an answer. */
export const answerLength = { minimum: 20, maximum: 2000 };

/** What is stored when a decision is judged. */
export interface JudgementContext {
  readonly head: JournalHead;
  readonly decision: Decision;
  /** The uid of the admin who took it. */
  readonly decidedBy: string;
  /** The number of the last decision about the target that had an effect (`ModerationCase`). */
  readonly lastEffect: number | null;
  /** Null if the decision is not about a listing, or if it is gone. */
  readonly listing: Listing | null;
  /** That of the person concerned; null if there is none. */
  readonly restriction: Restriction | null;
  readonly actor: ModerationAccount | null;
  readonly concerned: ModerationAccount | null;
}

/** Everything that one judgement writes, in one commit. */
export interface JudgementEffects {
  readonly entry: JournalEntry;
  readonly decision: Decision;
  /** The new answer to the reporters; null where the former one stays. */
  readonly outcome: ReportOutcome | null;
  /** The restored listing; null where it stays as it is. */
  readonly listing: Listing | null;
  /** `lifted`: the restriction of the person concerned ends; null where it stays as it is. */
  readonly restriction: 'lifted' | null;
}

/** `decided-it`: another admin, or a `super_admin`, must judge the appeal. `judged`: it is too late, or there is no appeal to reject. */
export type JudgementRefusal = AuthorityRefusal | 'decided-it' | 'judged' | 'too-short' | 'too-long';

/** What a judgement writes, or why it is refused. */
export function judge(
  order: JudgementOrder,
  context: JudgementContext,
  now: Instant,
  sha256: HashText,
): Result<JudgementEffects, JudgementRefusal> {
  const { by, status, note } = order;
  const { head, decision, decidedBy, actor, concerned } = context;
  const authority = mayDecideAbout(actor, concerned);
  if (!authority.ok) return authority;
  const isAppealed = decision.status === 'appealed';
  if (!isAppealed && (status === 'upheld' || decision.status !== 'standing')) return failure('judged');
  if (isAppealed && decidedBy === by && actor?.role !== 'super_admin') return failure('decided-it');
  const answer = trimmedText(order.answer);
  if (answer.length < answerLength.minimum) return failure('too-short');
  if (answer.length > answerLength.maximum) return failure('too-long');
  const act = {
    by,
    at: now,
    action: status,
    targetKind: 'decision',
    targetId: entryId(decision.number),
    note,
  } as const;
  const isLast = context.lastEffect === decision.number;
  const isRestored = status === 'overturned' && isLast;
  // Also where a later decision, such as a warning, has left the restriction as it is.
  const isLifted = status === 'overturned' && context.restriction?.decision === decision.number;
  return success({
    entry: nextEntry(head, act, sha256),
    decision: { ...decision, status, answer, answeredAt: now },
    outcome: isRestored ? { target: decision.statement.target, outcome: 'dismissed', decidedAt: now } : null,
    listing: isRestored ? restored(decision, context.listing, now) : null,
    restriction: isLifted ? 'lifted' : null,
  });
}

/** A listing that its owner has deleted or submitted again stays as it is. */
function restored({ restoresTo }: Decision, listing: Listing | null, now: Instant): Listing | null {
  if (restoresTo === null || listing?.state !== 'refused') return null;
  const state = currentState({ ...listing, state: restoresTo }, now);
  return { ...listing, state, updatedAt: now };
}
