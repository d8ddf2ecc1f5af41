import { DAY, type Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import type { Decision } from './Decision';

/** Six months (DSA, article 20): never fewer days than any six months have. */
export const APPEAL_PERIOD = 184 * DAY;
export const MAXIMUM_APPEAL_LENGTH = 2000;

export type AppealRefusal = 'foreign' | 'decided' | 'too-late' | 'empty' | 'too-long';

/** The decision with the appeal of the person concerned: one for each decision, within six months. */
export function appealed(
  decision: Decision,
  personId: string,
  typed: string,
  now: Instant,
): Result<Decision, AppealRefusal> {
  const appeal = trimmedText(typed);
  if (decision.statement.personId !== personId) return failure('foreign');
  if (decision.status !== 'standing') return failure('decided');
  if (isTooLate(decision, now)) return failure('too-late');
  if (appeal === '') return failure('empty');
  if (appeal.length > MAXIMUM_APPEAL_LENGTH) return failure('too-long');
  return success({ ...decision, status: 'appealed', appeal, appealedAt: now });
}

export function mayStillAppeal(decision: Decision, now: Instant): boolean {
  return decision.status === 'standing' && !isTooLate(decision, now);
}

/** The last moment for an appeal against a decision of that moment. */
export function endOfAppeals(decidedAt: Instant): Instant {
  return decidedAt + APPEAL_PERIOD;
}

function isTooLate({ statement }: Decision, now: Instant): boolean {
  return now > endOfAppeals(statement.decidedAt);
}
