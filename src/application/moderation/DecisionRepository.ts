import type { AppealRefusal } from '../../domain/moderation/Appeal';
import type { DecisionOrder, DecisionRefusal } from '../../domain/moderation/decide';
import type { Decision } from '../../domain/moderation/Decision';
import type { JudgementOrder, JudgementRefusal } from '../../domain/moderation/judge';
import type { Instant } from '../../domain/shared/Instant';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure, TimedFailure } from '../shared/BackendFailure';
import type { BackendResult } from '../shared/BackendResult';
import type { Page } from '../shared/Page';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/**
 * Decisions of admins. What a decision or a judgement writes (the listing with its cards, the journal’s entry and head, the statement,
 * the case, the answer to the reporters) is one commit: all of it or nothing.
 */
export interface DecisionRepository {
  /** Takes a decision (`decide`) as the admin `order.by`, who is signed in; its number in the journal. `denied`: they are no admin. */
  decide(order: DecisionOrder): Promise<Result<number, DecisionRefusal | TimedFailure>>;

  /** Judges a decision (`judge`) as the admin `order.by`; the decision as judged. `missing`: there is no such decision. */
  judge(order: JudgementOrder): Promise<Result<Decision, JudgementRefusal | TimedFailure | 'missing'>>;

  /** Stores the appeal (`appealed`) of the person who is signed in, with the backend’s time. */
  appeal(
    decision: number,
    personId: string,
    text: string,
  ): Promise<Result<Decision, AppealRefusal | BackendFailure | 'missing'>>;

  /** Emits the decisions about a person, newest first, at most `limit` (100 or fewer), now and at every change; for that person and admins. */
  subscribeToPerson(
    personId: string,
    limit: number,
    listener: (decisions: BackendResult<readonly Decision[]>) => void,
  ): Unsubscribe;

  /** Emits the decisions whose appeal waits, the longest waiting first, at most 100, now and at every change; for admins. */
  subscribeToAppealed(listener: (decisions: BackendResult<readonly Decision[]>) => void): Unsubscribe;

  /** How many appeals wait, counted up to `limit` (100 or fewer), for one read; for admins. */
  countAppealed(limit: number): Promise<BackendResult<number>>;

  /**
   * The decisions taken from one time until before another, the oldest first, at most `limit` (100 or fewer), after the place of a former
   * page or the first for null; for admins.
   */
  decidedBetween(
    from: Instant,
    until: Instant,
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<Decision>>>;
}
/** How many decisions a list has at most: the limit that the rules set for one query. */
export const MOST_DECISIONS = 100;
export const DecisionRepository = token<DecisionRepository>('DecisionRepository');
