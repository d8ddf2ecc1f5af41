import type { InventoryEntry, ListingInventory } from '../../../application/listings/ListingInventory';
import { categories, families } from '../../../domain/listings/catalogue/categories';
import { DAY, type Instant } from '../../../domain/shared/Instant';
import { helpArticles } from '../../information/help/helpCentre';
import { informationRoutes } from '../../information/informationRoutes';
import { absolute } from '../../shared/page/PageMetadata';
import { paths, siteFiles } from '../../shared/paths';
import { escapeMarkup } from '../../shared/format/escapeMarkup';

/** What one sitemap may name (sitemaps.org). */
const MOST_ADDRESSES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A sitemap for each day on which visible listings were published: it changes little, and no index of a million entries is needed. */
const sitemapOfDay = /^\/sitemap\/annonces-(\d{4}-\d{2}-\d{2})\.xml$/;

export function dayOfSitemap(pathname: string): Instant | null {
  const [, date] = sitemapOfDay.exec(pathname) ?? [];
  const day = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(day) ? null : day;
}

export async function* sitemapIndex(days: readonly Instant[]): AsyncIterable<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="${NAMESPACE}">\n`;
  yield sitemapEntry('sitemap', siteFiles.sitemapOfPages);
  for (const day of days) yield sitemapEntry('sitemap', siteFiles.sitemapOf(dateOf(day)));
  yield '</sitemapindex>\n';
}

/** The pages that always exist. */
export async function* sitemapOfPages(): AsyncIterable<string> {
  yield openUrlSet();
  const addresses = [
    paths.home,
    paths.search(),
    ...families.map(({ id }) => paths.family(id)),
    ...categories.map((category) => paths.category(category)),
    paths.help,
    ...helpArticles.map(({ slug }) => paths.helpArticle(slug)),
    paths.contact,
    paths.transparency,
    ...informationRoutes.map(({ path }) => path),
  ];
  for (const address of addresses) yield sitemapEntry('url', address);
  yield '</urlset>\n';
}

export async function* sitemapOfListings(inventory: ListingInventory, day: Instant): AsyncIterable<string> {
  yield openUrlSet();
  let count = 0;
  for await (const listing of inventory.publishedOn(day)) {
    if (++count > MOST_ADDRESSES) break;
    yield listingEntry(listing);
  }
  yield '</urlset>\n';
}

function listingEntry(listing: InventoryEntry): string {
  return sitemapEntry('url', paths.listing(listing), listing.publishedAt);
}

function openUrlSet(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${NAMESPACE}">\n`;
}

function sitemapEntry(element: 'sitemap' | 'url', address: string, changed?: Instant): string {
  const date = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return `<${element}><loc>${escapeMarkup(absolute(address))}</loc>${date}</${element}>\n`;
}

function dateOf(day: Instant): string {
  return new Date(Math.floor(day / DAY) * DAY).toISOString().slice(0, 10);
}
