import type { CommuneDirectory } from '../application/listings/CommuneDirectory';
import type { ListingInventory } from '../application/listings/ListingInventory';
import type { BackendResult } from '../application/shared/BackendResult';
import type { ListingCard } from '../domain/listings/Listing';
import type { Result } from '../domain/shared/Result';
import { pageDocument } from '../presentation/app/rendering/pageDocument';
import { isSearch, listingIdOf, mayBeLocal, renderingOf } from '../presentation/app/rendering/renderedRoutes';
import { renderPage } from '../presentation/app/rendering/renderPage';
import { robotsText } from '../presentation/app/rendering/robots';
import { rssFeed } from '../presentation/app/rendering/rssFeed';
import { dayOfSitemap, sitemapIndex, sitemapOfListings, sitemapOfPages } from '../presentation/app/rendering/sitemap';
import { headingOf } from '../presentation/search/ResultsHeading';
import { criteriaOf } from '../presentation/search/useSearchAddress';
import { paths, siteFiles } from '../presentation/shared/paths';
import { HOME_CARDS, homeDocument } from './backends/renderedHome';
import { meaningOfSearch } from './backends/renderedSearch';
import { startRendering, type RenderingPorts } from './backends/rendering';
import { createViewModelSource } from './container';

/** Where a server of the site reads. */
export interface SiteSource {
  /** What pages are rendered from, as it is now. */
  ports(): Promise<RenderingPorts>;
  readonly inventory: ListingInventory;
  /** By which places in sentences are understood. */
  readonly communes: CommuneDirectory;
  /** Whether all listings and people are there. Otherwise a browser may know more: it gets the page without content, to look itself. */
  readonly knowsAll: boolean;
}

export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | AsyncIterable<string>;
}

/** Seconds for which a cache may answer in place of the server, and then, while it asks again, answer with what it has. */
const FRESH = 300;
const STALE = 600;
const cached = `public, max-age=0, s-maxage=${FRESH}, stale-while-revalidate=${STALE}`;
/** A closed site may open at any moment. */
const RETRY_AFTER = 300;
const RETRY_SOON = 30;
const FEED_LENGTH = 50;
/** An address with an extension: a file, not a page. */
const isFile = /\.[^/.]*$/;

/**
 * Answers for the addresses of the site that are the same for everybody; null for all others. `template` is the page without content, in
 * which the application starts.
 */
export function siteServer(template: string, source: SiteSource): (address: string) => Promise<SiteAnswer | null> {
  return async (address) => {
    const { pathname, search } = new URL(address, 'http://localhost');
    return (await file(pathname, search, source)) ?? page(pathname, search, template, source);
  };
}

/** What the site has for machines; null for all other addresses. */
async function file(pathname: string, search: string, source: SiteSource): Promise<SiteAnswer | null> {
  const isFeed = pathname === paths.feed(paths.search());
  const day = dayOfSitemap(pathname);
  const isSitemap = day !== null || pathname === siteFiles.sitemap || pathname === siteFiles.sitemapOfPages;
  // With a query, a cache would ask for each sitemap again and again.
  if (isSitemap && search !== '') return moved(pathname);
  if (pathname === siteFiles.robots) return text('text/plain', robotsText());
  if (pathname === siteFiles.sitemapOfPages) return xml(sitemapOfPages());
  if (!isFeed && !isSitemap) return null;
  const ports = await source.ports();
  if (isClosed(ports)) return notNow();
  if (isFeed) return feed(search, ports);
  if (day !== null) return xml(sitemapOfListings(source.inventory, day));
  return answerOf(await source.inventory.days(), (days) => xml(sitemapIndex(days)));
}

async function page(
  pathname: string,
  search: string,
  template: string,
  source: SiteSource,
): Promise<SiteAnswer | null> {
  if (isFile.test(pathname) || renderingOf(pathname) === 'browser') return null;
  const ports = await source.ports();
  if (pathname === paths.home && !isClosed(ports)) return home(template, ports);
  const meaning = isSearch(pathname) && !isClosed(ports) ? await meaningOfSearch(search, source.communes) : null;
  if (meaning !== null && meaning.aroundKm === undefined) return moved(meaning.address, 302);
  const rendering = startRendering(ports);
  const viewModels = createViewModelSource(rendering.backend);
  // Where the person is, only their browser knows, and it reads that they ask for it in the address.
  const shown = meaning?.address ?? pathname + search;
  const rendered = await renderPage(viewModels, shown, () => rendering.settled());
  if (isClosed(ports))
    return html(503, pageDocument(template, rendered, new Map()), {
      'Retry-After': String(RETRY_AFTER),
      'Cache-Control': 'no-store',
    });
  if (!rendering.isComplete()) return unavailable(template);
  const { movedTo, status = 200 } = rendered.report;
  if (movedTo !== undefined) return moved(movedTo + search);
  if (status === 404 && mayBeLocal(pathname) && !source.knowsAll) return html(404, template);
  const id = listingIdOf(pathname);
  const isGone = status === 404 && id !== undefined && (await source.inventory.wasDeleted(id));
  return html(isGone ? 410 : status, pageDocument(template, rendered, rendering.answers));
}

async function home(template: string, ports: RenderingPorts): Promise<SiteAnswer> {
  const newest = await new Promise<BackendResult<readonly ListingCard[]>>((resolve) => {
    ports.listings.subscribeToNewest({}, HOME_CARDS, resolve);
  });
  if (!newest.ok) return unavailable(template);
  const rendering = startRendering({ ...ports, firstCards: newest.value });
  const rendered = await renderPage(createViewModelSource(rendering.backend), paths.home, () => rendering.settled());
  return html(200, homeDocument(template, rendered, newest.value));
}

async function feed(search: string, { search: listings }: RenderingPorts): Promise<SiteAnswer> {
  const criteria = { ...criteriaOf(search), sort: 'date' as const };
  return answerOf(await listings.search({ criteria, limit: FEED_LENGTH }), ({ hits }) =>
    text('application/rss+xml', rssFeed(headingOf(criteria), paths.search(criteriaOf(search)), hits)),
  );
}

function answerOf<Value>(read: Result<Value, string>, answer: (value: Value) => SiteAnswer): SiteAnswer {
  return read.ok ? answer(read.value) : notNow();
}

function isClosed({ configuration }: RenderingPorts): boolean {
  return configuration?.maintenance === true;
}

function notNow(): SiteAnswer {
  return { status: 503, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }, body: '' };
}

/** What could not be read is no page, least of all for a cache: search engines come again, and the browser asks by itself. */
export function unavailable(template: string): SiteAnswer {
  return html(503, template, { 'Retry-After': String(RETRY_SOON), 'Cache-Control': 'no-store' });
}

function html(status: number, body: string, headers: Readonly<Record<string, string>> = {}): SiteAnswer {
  return { ...text('text/html', body, headers), status };
}

function text(type: string, body: string, headers: Readonly<Record<string, string>> = {}): SiteAnswer {
  return {
    status: 200,
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cached, ...headers },
    body,
  };
}

function xml(body: AsyncIterable<string>): SiteAnswer {
  return { status: 200, headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': cached }, body };
}

/** 302 for what a later version of the site may understand otherwise: browsers keep a 301. */
function moved(address: string, status: 301 | 302 = 301): SiteAnswer {
  return { status, headers: { Location: address, 'Cache-Control': cached }, body: '' };
}
