import type { UnreadMail } from '../../../application/notifications/MessageMailer';
import { DELETED_PERSON } from '../../../domain/account/UserProfile';
import { messageRisksIn } from '../../../domain/messaging/messageRisks';
import { lastMessageText } from '../../messaging/lastMessageText';
import { escapeMarkup } from '../../shared/format/escapeMarkup';
import { absolute } from '../../shared/page/PageMetadata';
import { PRODUCT_NAME } from '../../shared/page/product';
import { paths } from '../../shared/paths';
import { palettes } from '../theme/palette';
import { unreadMailMessages as messages } from './messages';

/** Characters of a message that its e-mail repeats. */
const EXCERPT = 300;
const colours = palettes.light;
const STRIPES = 12;

/** What a mail program shows. */
interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The address of the page that ends these e-mails. */
  readonly unsubscribeAddress: string;
}

/**
 * The e-mail that tells of unread messages. It comes from this site, so that nobody's link, telephone number or account stands in it: what
 * has one is read on the site, where a warning stands beside it.
 */
export function writeUnreadMail(mail: UnreadMail): WrittenMail {
  const author = nameOf(mail.authorName) ?? messages.someone;
  const title = safe(mail.listing.title);
  const about = title === null ? messages.aboutUntitled : messages.about(title);
  const lines = {
    greeting: messages.greeting(nameOf(mail.recipientName) ?? ''),
    lead: messages.lead(author, about, mail),
    excerpt: excerptText(mail),
    advice: messages.advice,
    reason: messages.reason,
  };
  const address = absolute(paths.conversation(mail.conversationId));
  const unsubscribeAddress = absolute(paths.stopMails(mail.unsubscribeToken));
  return {
    subject: messages.subject(author, about, mail.unread),
    text: [
      lines.greeting,
      lines.lead,
      lines.excerpt,
      `${messages.answer}\u00a0:\n${address}`,
      lines.advice,
      `--\n${lines.reason}\n${messages.stop}\u00a0: ${unsubscribeAddress}`,
    ].join('\n\n'),
    html: documentOf(lines, address, unsubscribeAddress),
    unsubscribeAddress,
  };
}

type Lines = Readonly<Record<'greeting' | 'lead' | 'excerpt' | 'advice' | 'reason', string>>;

/** Null: there is none, or none that an e-mail may repeat. */
function nameOf(name: string): string | null {
  return name === '' || name === DELETED_PERSON ? null : safe(name);
}

/** What mail programs make links of, and numbers of any country: stricter than what warns readers on the site, since it costs them a click. */
const addresses = /[\p{L}\d-]+\.\p{L}{2,}/u;
const numbers = /\d(?:[\s./-]*\d){8,}/;

/** Null: it holds what an e-mail must not repeat. */
function safe(text: string): string | null {
  return addresses.test(text) || numbers.test(text) || messageRisksIn(text).length > 0 ? null : text;
}

function excerptText({ lastMessage }: UnreadMail): string {
  if (lastMessage === null) return messages.onSite;
  const text = safe(lastMessageText(lastMessage));
  if (text === null) return messages.onSiteForSafety;
  const characters = [...text];
  return messages.quoted(characters.length > EXCERPT ? `${characters.slice(0, EXCERPT).join('').trimEnd()}…` : text);
}

/** Tables and attributes: mail programs know little of style sheets. */
function documentOf(
  { greeting, lead, excerpt, advice, reason }: Lines,
  address: string,
  unsubscribeAddress: string,
): string {
  const { background, text, primary } = colours;
  const paragraph = (content: string, style = '') =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;${style}">${escapeMarkup(content)}</p>`;
  const stripes = Array.from(
    { length: STRIPES },
    (_, at) => `<td height="14" bgcolor="${at % 2 === 0 ? primary.main : background.paper}"></td>`,
  ).join('');
  return [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    `<title>${escapeMarkup(lead)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">',
    `</head><body style="margin:0;padding:24px 12px;background:${background.default};color:${text.primary};font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif">`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;margin:0 auto;background:${background.paper}"><tr>`,
    `<td style="padding:0"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="table-layout:fixed"><tr>${stripes}</tr></table></td></tr>`,
    '<tr><td style="padding:24px">',
    `<p style="margin:0 0 20px;font-size:20px;font-weight:700;color:${primary.main}">${PRODUCT_NAME}</p>`,
    paragraph(greeting),
    paragraph(lead),
    paragraph(excerpt, `padding:12px 16px;background:${background.sunk};white-space:pre-line;`),
    `<p style="margin:24px 0"><a href="${escapeMarkup(address)}" style="display:inline-block;padding:14px 24px;border-radius:24px;background:${primary.main};color:${primary.contrastText};font-size:16px;font-weight:700;text-decoration:none">${messages.answer}</a></p>`,
    paragraph(advice, `font-size:14px;color:${text.secondary};`),
    `<p style="margin:24px 0 0;font-size:13px;line-height:1.5;color:${text.secondary}">${reason} <a href="${escapeMarkup(unsubscribeAddress)}" style="color:${text.secondary}">${messages.stop}</a></p>`,
    '</td></tr></table></body></html>',
  ].join('\n');
}
