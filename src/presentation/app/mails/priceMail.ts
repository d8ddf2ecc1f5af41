import type { DroppedPricesMail } from '../../../application/notifications/prices/PriceMailer';
import type { WrittenMail } from '../../../application/notifications/WrittenMail';
import { formatPrice } from '../../shared/format/formatPrice';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { button, documentOf, paragraph, textEnd } from './mailFrame';
import { groupMarkup, groupOf, groupText, shownListing } from './mailListings';
import { mailMessages, priceMailMessages as messages } from './messages';
import { nameOf, safe } from './safeText';

const MOST_LISTINGS = 10;

/** A title with a link, a telephone number or a means of payment does not stand in it: its listing is linked without it. */
export function writePriceMail({ recipientName, drops, unsubscribeToken }: DroppedPricesMail): WrittenMail {
  const unsubscribeAddress = absolute(paths.stopMails(unsubscribeToken));
  const { reason } = messages;
  const [first, ...others] = drops;
  const subject =
    first !== undefined && others.length === 0
      ? messages.subjectOfOne(safe(first.listing.title))
      : messages.subjectOfSome(drops.length);
  const greeting = mailMessages.greeting(nameOf(recipientName) ?? '');
  const group = groupOf(messages.heading(drops.length), drops, MOST_LISTINGS, ({ listing, from }) =>
    shownListing(listing, messages.former(formatPrice(from))),
  );
  const address = absolute(paths.favourites);
  return {
    subject,
    text: [
      greeting,
      groupText(group),
      `${messages.favourites}\u00a0:\n${address}`,
      textEnd(reason, unsubscribeAddress),
    ].join('\n\n'),
    html: documentOf({
      title: subject,
      reason,
      unsubscribeAddress,
      content: [paragraph(greeting), ...groupMarkup(group), button(messages.favourites, address)],
    }),
    unsubscribeAddress,
  };
}
