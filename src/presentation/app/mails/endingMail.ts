import type { EndingListingsMail } from '../../../application/notifications/EndingMailer';
import type { WrittenMail } from '../../../application/notifications/WrittenMail';
import type { Listing } from '../../../domain/listings/Listing';
import { formatLastDay } from '../../shared/format/formatDate';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { button, documentOf, paragraph, textEnd } from './mailFrame';
import { groupMarkup, groupOf, groupText, shownListing, type ListingGroup } from './mailListings';
import { endingMailMessages as messages, mailMessages } from './messages';
import { nameOf, safe } from './safeText';

/** How many listings an e-mail shows of those that end soon, and of those that have ended. */
const MOST_LISTINGS = 10;

/** A title with a link, a telephone number or a means of payment does not stand in it: its listing is linked without it. */
export function writeEndingMail(mail: EndingListingsMail): WrittenMail {
  const unsubscribeAddress = absolute(paths.stopMails(mail.unsubscribeToken));
  const { advice, reason } = messages;
  const subject = subjectOf(mail);
  const greeting = mailMessages.greeting(nameOf(mail.recipientName) ?? '');
  const groups = (['soon', 'ended'] as const).flatMap((kind) => groupsOf(kind, mail[kind]));
  const address = absolute(paths.myListings);
  return {
    subject,
    text: [
      greeting,
      ...groups.map(groupText),
      advice,
      `${messages.myListings}\u00a0:\n${address}`,
      textEnd(reason, unsubscribeAddress),
    ].join('\n\n'),
    html: documentOf({
      title: subject,
      reason,
      unsubscribeAddress,
      content: [
        paragraph(greeting),
        ...groups.flatMap(groupMarkup),
        paragraph(advice, 'margin:24px 0 0;'),
        button(messages.myListings, address),
      ],
    }),
    unsubscribeAddress,
  };
}

function subjectOf({ soon, ended }: EndingListingsMail): string {
  const [firstSoon, ...otherSoon] = soon;
  const [firstEnded, ...otherEnded] = ended;
  const { subjectOfOne, subjectOfSome } = messages;
  if (firstSoon === undefined)
    return firstEnded !== undefined && otherEnded.length === 0
      ? subjectOfOne.ended(safe(firstEnded.title))
      : subjectOfSome.ended(ended.length);
  if (firstEnded !== undefined) return subjectOfSome.both(soon.length + ended.length);
  const day = formatLastDay(firstSoon.expiresAt);
  return otherSoon.length === 0 ? subjectOfOne.soon(safe(firstSoon.title), day) : subjectOfSome.soon(soon.length, day);
}

function groupsOf(kind: 'soon' | 'ended', listings: readonly Listing[]): readonly ListingGroup[] {
  if (listings.length === 0) return [];
  const show = (listing: Listing) => shownListing(listing, messages.day[kind](formatLastDay(listing.expiresAt)));
  return [groupOf(messages.heading[kind](listings.length), listings, MOST_LISTINGS, show)];
}
