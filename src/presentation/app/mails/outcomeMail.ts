import type { ReporterMail } from '../../../application/notifications/outcomes/OutcomeMailer';
import type { WrittenMail } from '../../../application/notifications/WrittenMail';
import type { ReportTargetKind } from '../../../domain/moderation/Report';
import { ownReportsMessages } from '../../account/decisions/messages';
import { reportReasonLabels } from '../../moderation/messages';
import { statementMessages } from '../../moderation/statementMessages';
import { formatDay } from '../../shared/format/formatDate';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { button, documentOf, paragraph, quiet, textEnd } from './mailFrame';
import { mailMessages, outcomeMailMessages as messages } from './messages';
import { nameOf } from './safeText';

/**
 * Notifies somebody of what became of their report. It names neither what was reported, whose title may be what was wrong with it, nor anybody,
 * nor the measure: the kind, the reason and the day say which report it is.
 */
export function writeOutcomeMail({ recipientName, report, answer }: ReporterMail): WrittenMail {
  const { target, reason, createdAt } = report;
  const sentOn = formatDay(createdAt);
  const subject = messages.subject(sentOn);
  const greeting = mailMessages.greeting(nameOf(recipientName) ?? '');
  const paragraphs = [
    messages.lead[target.kind](sentOn, reportReasonLabels[reason]),
    ...answerTo(target.kind, answer),
    `${messages.disagree} ${statementMessages.otherWays}`,
  ];
  const address = absolute(paths.accountDecisions);
  return {
    subject,
    text: [
      greeting,
      ...paragraphs,
      `${messages.read}\u00a0:\n${address}`,
      messages.advice,
      textEnd(messages.reason, null),
    ].join('\n\n'),
    html: documentOf({
      title: subject,
      reason: messages.reason,
      unsubscribeAddress: null,
      content: [
        paragraph(greeting),
        ...paragraphs.map((one) => paragraph(one)),
        button(messages.read, address),
        paragraph(messages.advice, quiet),
      ],
    }),
    unsubscribeAddress: null,
  };
}

function answerTo(kind: ReportTargetKind, { outcome, decidedAt }: ReporterMail['answer']): readonly string[] {
  const day = formatDay(decidedAt);
  if (outcome === 'acted') return [messages.acted(day), messages.mayChange];
  return kind === 'conversation' ? [messages.examined(day), ownReportsMessages.aboutPeople] : [messages.dismissed(day)];
}
