import type { PushedDecision } from '../../../application/notifications/decisions/DecisionMailer';
import type { ShownNews } from '../../../application/notifications/pushes/QueuedPushes';
import { endOfAppeals } from '../../../domain/moderation/Appeal';
import { entryId } from '../../../domain/moderation/journal';
import { decisionName } from '../../moderation/statementMessages';
import { formatDay } from '../../shared/format/formatDate';
import { paths } from '../../shared/paths';
import { decisionMailMessages } from '../mails/messages';
import { decisionPushMessages as messages } from './messages';

/**
 * That there is a decision, or a judgement, and where it is read: neither the measure nor a title nor a reason, since others may look at a locked
 * screen. The judgement takes the place of the decision.
 */
export function writeDecisionPush({ news, decision: { number, statement, status } }: PushedDecision): ShownNews {
  const name = decisionName(number);
  const tag = `decision-${entryId(number)}`;
  const path = paths.accountDecisions;
  if (news === 'taken') {
    const lastDay = formatDay(endOfAppeals(statement.decidedAt));
    return { title: messages.taken, text: messages.contest(name, lastDay), tag, path };
  }
  const outcome = status === 'upheld' ? 'upheld' : 'overturned';
  return { title: decisionMailMessages.judged.subject[outcome](name), text: messages.answer, tag, path };
}
