import { isAdmin, type UserProfile } from '../account/UserProfile';
import { DAY, type Instant } from '../shared/Instant';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import type { Statement } from './Statement';

/** Six months (DSA, article 20): never fewer days than any six months have. */
export const APPEAL_PERIOD = 184 * DAY;
export const MAXIMUM_APPEAL_LENGTH = 2000;

export type AppealOutcome = 'pending' | 'upheld' | 'overturned';

/** A complaint against a decision; one for each decision. */
export interface Appeal {
  readonly personId: string;
  readonly text: string;
  readonly sentAt: Instant;
  readonly outcome: AppealOutcome;
  /** What the second admin writes to the person; empty while it is pending. */
  readonly answer: string;
  readonly answeredAt: Instant | null;
}

export type AppealRefusal = 'foreign' | 'too-late' | 'empty' | 'too-long';

export function newAppeal(
  personId: string,
  typed: string,
  decision: Pick<Statement, 'personId' | 'decidedAt'>,
  now: Instant,
): Result<Appeal, AppealRefusal> {
  const text = trimmedText(typed);
  if (decision.personId !== personId) return failure('foreign');
  if (now - decision.decidedAt > APPEAL_PERIOD) return failure('too-late');
  if (text === '') return failure('empty');
  if (text.length > MAXIMUM_APPEAL_LENGTH) return failure('too-long');
  return success({ personId, text, sentAt: now, outcome: 'pending', answer: '', answeredAt: null });
}

export type JudgeRefusal = 'no-admin' | 'own' | 'decided-it';

/** Another admin than the one who decided judges an appeal, or a `super_admin`; nobody judges their own. */
export function mayJudge(
  judge: Pick<UserProfile, 'uid' | 'role'>,
  appeal: Pick<Appeal, 'personId'>,
  decidedBy: string,
): Result<void, JudgeRefusal> {
  if (!isAdmin(judge)) return failure('no-admin');
  if (appeal.personId === judge.uid) return failure('own');
  if (decidedBy === judge.uid && judge.role !== 'super_admin') return failure('decided-it');
  return success();
}
