import type { Decision } from '../moderation/Decision';
import { entryId } from '../moderation/journal';
import { DAY, type Instant } from '../shared/Instant';
import { afterFailure } from './retryDelay';

/** Milliseconds for which a decision or a judgement is news: longer than events come again. What is changed in an older one notifies nobody. */
export const NEWS_PERIOD = 7 * DAY;
/** The last one is 42 hours after the first: a statement of reasons is not given up because a mail server is down for a night. */
export const DECISION_ATTEMPTS = 10;

/** What an e-mail says of a decision: that it was taken, or that it was upheld or overturned. */
export type DecisionNews = 'taken' | 'judged';

/** What is known of the e-mail about one piece of news to the person concerned. There is never another one about it. */
export interface DecisionMail {
  /** That of the journal entry of the decision (`entryId`). */
  readonly decisionId: string;
  readonly news: DecisionNews;
  readonly recipientId: string;
  /** When the decision was taken or judged. */
  readonly newsAt: Instant;
  /** When it is to be sent; null: it was sent, not needed, or given up. */
  readonly dueAt: Instant | null;
  /** How often it has failed. */
  readonly attempts: number;
}

/** Null: nothing. Who has appealed has read the decision, and waits for the judgement. A judgement tells of the decision too. */
export function newsOf({ status }: Pick<Decision, 'status'>): DecisionNews | null {
  if (status === 'standing') return 'taken';
  return status === 'appealed' ? null : 'judged';
}

/** The e-mail that a decision calls for as it is, due at once. Null: none. */
export function mailAbout(decision: Decision, now: Instant): DecisionMail | null {
  const { number, statement, answeredAt } = decision;
  const news = newsOf(decision);
  const newsAt = news === 'judged' ? answeredAt : statement.decidedAt;
  if (news === null || newsAt === null || newsAt <= now - NEWS_PERIOD) return null;
  return { decisionId: entryId(number), news, recipientId: statement.personId, newsAt, dueAt: now, attempts: 0 };
}

/** What no other e-mail has. */
export function decisionMailKey({ decisionId, news }: Pick<DecisionMail, 'decisionId' | 'news'>): string {
  return `${decisionId}~${news}`;
}

/** As after it was taken at `now`, to be sent if it is needed. Null: another process has taken it. */
export function takenDecisionMail(mail: DecisionMail, now: Instant): DecisionMail | null {
  return mail.dueAt !== null && mail.dueAt <= now ? { ...mail, dueAt: null, attempts: 0 } : null;
}

/**
 * As after an e-mail that could not be sent; `before` is what it was when it was due, `wasTaken`: it was taken to be sent. The same object
 * when another process has taken it meanwhile.
 */
export function asFailedDecisionMail(
  mail: DecisionMail,
  before: DecisionMail,
  wasTaken: boolean,
  now: Instant,
): DecisionMail {
  if (mail.dueAt !== (wasTaken ? null : before.dueAt)) return mail;
  return { ...mail, ...afterFailure(before.attempts, now, DECISION_ATTEMPTS) };
}
