import type { Decision } from '../../../domain/moderation/Decision';
import type { DecisionMail } from '../../../domain/notifications/DecisionMail';

/** An e-mail to the person whom a decision concerns. */
export interface ConcernedMail extends Pick<DecisionMail, 'decisionId' | 'news'> {
  readonly address: string;
  /** Empty: they have given none. */
  readonly recipientName: string;
  readonly decision: Decision;
  /** Whether it restricts the person, and does so no more: it was lifted, or another decision has taken its place. */
  readonly hasEnded: boolean;
}

/** What a push says of a decision. */
export type PushedDecision = Pick<ConcernedMail, 'news' | 'decision'>;

export interface DecisionMailer {
  /** Resolves when the mail server has accepted it; rejects otherwise. */
  send(mail: ConcernedMail): Promise<void>;
}
