import type { Decision } from '../moderation/Decision';
import { entryId } from '../moderation/journal';
import type { Instant } from '../shared/Instant';
import { NEWS_PERIOD, type SingleMail } from './moderationMail';

/** What an e-mail says of a decision: that it was taken, or that it was upheld or overturned. */
export type DecisionNews = 'taken' | 'judged';

/** What is known of the notification about one piece of news to the person concerned. There is never another one about it. */
export interface DecisionMail extends SingleMail {
  /** That of the journal entry of the decision (`entryId`). */
  readonly decisionId: string;
  readonly news: DecisionNews;
  readonly recipientId: string;
  /** When the decision was taken or judged. */
  readonly newsAt: Instant;
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
