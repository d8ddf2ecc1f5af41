import type { Listing } from '../../../domain/listings/Listing';
import { escapeMarkup } from '../../shared/format/escapeMarkup';
import { wholePrice } from '../../shared/format/wholePrice';
import { absolute } from '../../shared/page/PageMetadata';
import { paths } from '../../shared/paths';
import { linkStyle, paragraph, paragraphOf, quiet } from './mailFrame';
import { mailMessages as messages } from './messages';
import { safe } from './safeText';

/** A link, by what it says and where it leads. */
export interface ShownLink {
  readonly label: string;
  readonly address: string;
}

export interface ShownListing extends ShownLink {
  /** What is said beside it. */
  readonly details: string;
}

type Linked = Pick<Listing, 'id' | 'title' | 'price' | 'kind' | 'categoryId' | 'fields' | 'state'>;

/**
 * Without a title that an e-mail must not repeat, neither in the address: the page adds it there. `details`: what is said besides the price;
 * null: nothing.
 */
export function shownListing(listing: Linked, details: string | null): ShownListing {
  return {
    label: safe(listing.title) ?? messages.untitled,
    details: [
      wholePrice(listing),
      ...(details === null ? [] : [details]),
      ...(listing.state === 'reserved' ? [messages.reserved] : []),
    ].join(', '),
    address: absolute(paths.listing({ id: listing.id })),
  };
}

export interface ListingGroup {
  readonly heading: string;
  readonly listings: readonly ShownListing[];
  /** Null: all are shown. */
  readonly others: string | null;
}

/** The first `most` of these, and how many more there are. */
export function groupOf<Shown>(
  heading: string,
  all: readonly Shown[],
  most: number,
  show: (one: Shown) => ShownListing,
): ListingGroup {
  const left = all.length - most;
  return { heading, listings: all.slice(0, most).map(show), others: left > 0 ? messages.others(left) : null };
}

export function groupText({ heading, listings, others }: ListingGroup): string {
  return [heading, ...listings.map(listingText), ...(others === null ? [] : [others])].join('\n');
}

export function groupMarkup({ heading, listings, others }: ListingGroup): readonly string[] {
  return [
    paragraph(heading, 'margin:24px 0 8px;font-weight:700;'),
    ...listings.map(listingMarkup),
    ...(others === null ? [] : [paragraph(others, `margin:0 0 8px;${quiet}`)]),
  ];
}

function listingText({ label, details, address }: ShownListing): string {
  return `- ${label}, ${details}\n  ${address}`;
}

function listingMarkup(listing: ShownListing): string {
  return paragraphOf(
    `${linkTo(listing)}<br><span style="${quiet}">${escapeMarkup(listing.details)}</span>`,
    'margin:0 0 8px;',
  );
}

export function linkTo({ label, address }: ShownLink): string {
  return `<a href="${escapeMarkup(address)}" style="${linkStyle}">${escapeMarkup(label)}</a>`;
}
