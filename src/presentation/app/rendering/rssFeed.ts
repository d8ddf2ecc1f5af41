import type { SearchHit } from '../../../application/search/ListingSearch';
import { wholePrice } from '../../shared/format/wholePrice';
import { absolute } from '../../shared/page/PageMetadata';
import { PRODUCT_NAME } from '../../shared/page/product';
import { paths } from '../../shared/paths';
import { escapeMarkup } from '../../shared/format/escapeMarkup';

/** The newest listings of a search as RSS 2.0; `search` is the address of its results. */
export function rssFeed(title: string, search: string, hits: readonly SearchHit[]): string {
  const address = escapeMarkup(absolute(search));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    `<channel><title>${escapeMarkup(`${title} · ${PRODUCT_NAME}`)}</title><link>${address}</link>`,
    `<description>${escapeMarkup(title)}</description><language>fr</language>`,
    `<atom:link rel="self" type="application/rss+xml" href="${escapeMarkup(absolute(paths.feed(search)))}"/>`,
    ...hits.map(itemOf),
    '</channel></rss>',
    '',
  ].join('\n');
}

function itemOf({ listing }: SearchHit): string {
  const address = escapeMarkup(absolute(paths.listing(listing)));
  const text = `${wholePrice(listing)}, ${listing.location.communeName}`;
  return [
    `<item><title>${escapeMarkup(listing.title)}</title>`,
    `<link>${address}</link><guid isPermaLink="false">${escapeMarkup(listing.id)}</guid>`,
    `<pubDate>${new Date(listing.publishedAt).toUTCString()}</pubDate>`,
    `<description>${escapeMarkup(text)}</description></item>`,
  ].join('');
}
