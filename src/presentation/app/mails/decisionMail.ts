import type { ConcernedMail } from '../../../application/notifications/decisions/DecisionMailer';
import type { WrittenMail } from '../../../application/notifications/WrittenMail';
import { endOfAppeals } from '../../../domain/moderation/Appeal';
import { appealMessages, decisionTitles } from '../../account/decisions/messages';
import { restrictionMessages } from '../../moderation/restrictionMessages';
import { decisionName, statementEffects, statementMessages } from '../../moderation/statementMessages';
import { formatDay } from '../../shared/format/formatDate';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { button, documentOf, paragraph, quiet, textEnd } from './mailFrame';
import { decisionMailMessages as messages, mailMessages, overturnedTexts } from './messages';
import { nameOf, safe } from './safeText';

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Of the link to the decision. */
  readonly read: string;
}

/**
 * Notifies a person of a decision about them. It has neither the facts nor an answer, which may be about others: the page of the decision
 * has them. A title with a link, a telephone number or a means of payment does not stand in it.
 */
export function writeDecisionMail(mail: ConcernedMail): WrittenMail {
  const { subject, paragraphs, read } = mail.news === 'taken' ? takenContent(mail) : judgedContent(mail);
  const { advice, reason } = messages;
  const greeting = mailMessages.greeting(nameOf(mail.recipientName) ?? '');
  const address = absolute(paths.accountDecisions);
  return {
    subject,
    text: [greeting, ...paragraphs, `${read}\u00a0:\n${address}`, advice, textEnd(reason, null)].join('\n\n'),
    html: documentOf({
      title: subject,
      reason,
      unsubscribeAddress: null,
      content: [
        paragraph(greeting),
        ...paragraphs.map((one) => paragraph(one)),
        button(read, address),
        paragraph(advice, quiet),
      ],
    }),
    unsubscribeAddress: null,
  };
}

function takenContent({ decision: { number, statement }, hasEnded }: ConcernedMail): Content {
  const { measure, decidedAt, until, ground, category } = statement;
  const title = safe(statement.title);
  const day = formatDay(decidedAt);
  const effectsOf = statementEffects[measure];
  const [effect = '', ...details] = effectsOf?.(title, day, until === null ? null : formatDay(until)) ?? [];
  const [summary = ''] = effectsOf?.(title, null, null) ?? [];
  return {
    subject: summary.replace(/\.$/, ''),
    paragraphs: [
      messages.lead(decisionName(number), day),
      effect,
      ...(hasEnded ? [messages.hasEnded] : details),
      `${messages.ground(ground, category)} ${messages.factsOnSite}`,
      messages.redress(formatDay(endOfAppeals(decidedAt))),
      statementMessages.otherWays,
    ],
    read: restrictionMessages.contest,
  };
}

function judgedContent({ decision }: ConcernedMail): Content {
  const { number, statement, status, appeal, answeredAt } = decision;
  const { judged } = messages;
  const isUpheld = status === 'upheld';
  const lead = appeal === '' ? judged.withoutAppeal : judged.afterAppeal;
  const about = decisionTitles[statement.measure]?.(safe(statement.title));
  const outcome = isUpheld ? 'upheld' : 'overturned';
  return {
    subject: judged.subject[outcome](decisionName(number)),
    paragraphs: [
      lead(decisionName(number), formatDay(statement.decidedAt)),
      ...(about === undefined ? [] : [`${about}.`]),
      appealMessages[outcome](formatDay(answeredAt ?? 0)),
      ...(isUpheld ? [] : [overturnedTexts[statement.measure] ?? '']),
      judged.answerOnSite,
      ...(isUpheld ? [statementMessages.otherWays] : []),
    ],
    read: judged.read,
  };
}
