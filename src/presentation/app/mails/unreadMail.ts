import type { UnreadMail } from '../../../application/notifications/MessageMailer';
import type { WrittenMail } from '../../../application/notifications/WrittenMail';
import { lastMessageText } from '../../messaging/lastMessageText';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { button, documentOf, paragraph, quiet, sunk, textEnd } from './mailFrame';
import { mailMessages, unreadMailMessages as messages } from './messages';
import { nameOf, safe } from './safeText';

/** Characters of a message that its e-mail repeats. */
const EXCERPT = 300;

/**
 * The e-mail that tells of unread messages. It comes from this site, so that nobody's link, telephone number or account stands in it: what
 * has one is read on the site, where a warning stands beside it.
 */
export function writeUnreadMail(mail: UnreadMail): WrittenMail {
  const author = nameOf(mail.authorName) ?? messages.someone;
  const title = safe(mail.listing.title);
  const about = title === null ? messages.aboutUntitled : messages.about(title);
  const { advice, reason } = messages;
  const greeting = mailMessages.greeting(nameOf(mail.recipientName) ?? '');
  const lead = messages.lead(author, about, mail);
  const excerpt = excerptText(mail);
  const address = absolute(paths.conversation(mail.conversationId));
  const unsubscribeAddress = absolute(paths.stopMails(mail.unsubscribeToken));
  return {
    subject: messages.subject(author, about, mail.unread),
    text: [
      greeting,
      lead,
      excerpt,
      `${messages.answer}\u00a0:\n${address}`,
      advice,
      textEnd(reason, unsubscribeAddress),
    ].join('\n\n'),
    html: documentOf({
      title: lead,
      reason,
      unsubscribeAddress,
      content: [
        paragraph(greeting),
        paragraph(lead),
        paragraph(excerpt, `${sunk}white-space:pre-line;`),
        button(messages.answer, address),
        paragraph(advice, quiet),
      ],
    }),
    unsubscribeAddress,
  };
}

function excerptText({ lastMessage }: UnreadMail): string {
  if (lastMessage === null) return messages.onSite;
  const text = safe(lastMessageText(lastMessage));
  if (text === null) return messages.onSiteForSafety;
  const characters = [...text];
  return messages.quoted(characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : text);
}
