import { MOST_NEW_COUNTED } from '../../../application/favourites/findNewListings';
import type { NewListingsMail, SearchNews } from '../../../application/notifications/SearchMailer';
import type { WrittenMail } from '../../../application/notifications/WrittenMail';
import { escapeMarkup } from '../../shared/format/escapeMarkup';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { placeText } from '../../shared/places/placeText';
import { documentOf, paragraph, paragraphOf, textEnd } from './mailFrame';
import {
  groupMarkup,
  groupOf,
  groupText,
  linkTo,
  shownListing,
  type ListingGroup,
  type ShownLink,
} from './mailListings';
import { mailMessages, searchMailMessages as messages } from './messages';
import { nameOf, safe } from './safeText';

/** How many searches an e-mail shows, and how many listings of each. */
const MOST_SEARCHES = 5;
const MOST_LISTINGS = 3;

interface ShownSearch extends ListingGroup {
  readonly results: ShownLink;
}

/**
 * The e-mail that tells of new listings of saved searches. It comes from this site, so that a title with a link, a telephone number or a
 * means of payment does not stand in it: its listing is linked without it.
 */
export function writeSearchMail(mail: NewListingsMail): WrittenMail {
  const unsubscribeAddress = absolute(paths.stopMails(mail.unsubscribeToken));
  const { reason } = messages;
  const counted = countedIn(mail);
  const subject = subjectOf(mail, counted);
  const greeting = mailMessages.greeting(nameOf(mail.recipientName) ?? '');
  const lead = messages.lead(mail.searches.length, counted);
  const shown = mail.searches.slice(0, MOST_SEARCHES).map(shownSearch);
  const left = mail.searches.length - shown.length;
  const others = left === 0 ? null : messages.otherSearches(left);
  const all = { label: messages.savedSearches, address: absolute(paths.savedSearches) };
  return {
    subject,
    text: [
      greeting,
      lead,
      ...shown.map(textOf),
      ...(others === null ? [] : [`${others}\n${all.label}\u00a0: ${all.address}`]),
      textEnd(reason, unsubscribeAddress),
    ].join('\n\n'),
    html: documentOf({
      title: subject,
      reason,
      unsubscribeAddress,
      content: [
        paragraph(greeting),
        paragraph(lead),
        ...shown.flatMap(markupOf),
        ...(others === null ? [] : [paragraphOf(`${escapeMarkup(others)} ${linkTo(all)}`)]),
      ],
    }),
    unsubscribeAddress,
  };
}

/** A listing that several searches have found counts once. */
export function countedIn({ searches }: Pick<NewListingsMail, 'searches'>): number {
  return new Set(searches.flatMap(({ listings }) => listings.slice(0, MOST_NEW_COUNTED).map(({ id }) => id))).size;
}

function subjectOf({ searches }: NewListingsMail, counted: number): string {
  const [first, ...others] = searches;
  const name = first === undefined || others.length > 0 ? null : safe(first.name);
  const of = others.length > 0 ? messages.someSearches : name === null ? messages.oneSearch : messages.quoted(name);
  return messages.subject(counted, searches.some(hasMore), of);
}

export function hasMore({ listings }: SearchNews): boolean {
  return listings.length > MOST_NEW_COUNTED;
}

function shownSearch(news: SearchNews): ShownSearch {
  const { name, criteria, listings } = news;
  const isMore = hasMore(news);
  const ownName = safe(name);
  const heading = messages.heading(
    ownName === null ? messages.unnamedSearch : messages.quoted(ownName),
    messages.newListings(Math.min(listings.length, MOST_NEW_COUNTED), isMore),
  );
  const group = groupOf(heading, listings, MOST_LISTINGS, (listing) =>
    shownListing(listing, safe(placeText(listing.location))),
  );
  return {
    ...group,
    ...(isMore && { others: messages.manyOthers }),
    results: { label: messages.show, address: absolute(paths.search({ ...criteria, sort: 'date' })) },
  };
}

function textOf(search: ShownSearch): string {
  const { label, address } = search.results;
  return [groupText(search), `${label}\u00a0: ${address}`].join('\n');
}

function markupOf(search: ShownSearch): readonly string[] {
  return [...groupMarkup(search), paragraphOf(linkTo(search.results), 'font-weight:700;')];
}
