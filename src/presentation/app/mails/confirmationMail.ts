import type { AskingMail } from '../../../application/notifications/confirmations/ConfirmationMailer';
import type { WrittenMail } from '../../../application/notifications/WrittenMail';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { button, documentOf, paragraph, quiet, textEnd } from './mailFrame';
import { confirmationMailMessages as messages } from './messages';

/** The e-mail that asks whether a subscription was meant. It repeats nothing of what was typed, perhaps by a stranger. */
export function writeConfirmationMail({ subscription, confirmationToken }: AskingMail): WrittenMail {
  const { subject, greeting, lead, confirm, notYou, reason } = messages;
  const address = absolute(paths.confirmSubscription(confirmationToken));
  const unsubscribeAddress = absolute(paths.unsubscribe(subscription.unsubscribeToken));
  return {
    subject,
    text: [greeting, lead, `${confirm}\u00a0:\n${address}`, notYou, textEnd(reason, unsubscribeAddress)].join('\n\n'),
    html: documentOf({
      title: subject,
      reason,
      unsubscribeAddress,
      content: [paragraph(greeting), paragraph(lead), button(confirm, address), paragraph(notYou, quiet)],
    }),
    unsubscribeAddress,
  };
}
