import type { ListingInventory } from '../application/listings/ListingInventory';
import type { Result } from '../domain/shared/Result';
import { pageDocument } from '../presentation/app/rendering/pageDocument';
import { listingIdOf, mayBeLocal, renderingOf } from '../presentation/app/rendering/renderedRoutes';
import { renderPage } from '../presentation/app/rendering/renderPage';
import { robotsText } from '../presentation/app/rendering/robots';
import { rssFeed } from '../presentation/app/rendering/rssFeed';
import { dayOfSitemap, sitemapIndex, sitemapOfListings, sitemapOfPages } from '../presentation/app/rendering/sitemap';
import { headingOf } from '../presentation/search/ResultsHeading';
import { criteriaOf } from '../presentation/search/useSearchAddress';
import { paths, siteFiles } from '../presentation/shared/paths';
import { startRendering, type RenderingPorts } from './backends/rendering';
import { createViewModelSource } from './container';

/** Where a server of the site reads. */
export interface SiteSource {
  /** What pages are rendered from, as it is now. */
  ports(): Promise<RenderingPorts>;
  readonly inventory: ListingInventory;
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
    if (pathname === siteFiles.robots) return text('text/plain', robotsText());
    if (pathname === siteFiles.sitemapOfPages) return xml(sitemapOfPages());
    if (pathname === siteFiles.sitemap)
      return answerOf(await source.inventory.days(), (days) => xml(sitemapIndex(days)));
    const day = dayOfSitemap(pathname);
    if (day !== null) return xml(sitemapOfListings(source.inventory, day));
    if (pathname === paths.feed(paths.search())) return feed(search, await source.ports());
    return page(pathname, search, template, source);
  };
}

async function page(
  pathname: string,
  search: string,
  template: string,
  source: SiteSource,
): Promise<SiteAnswer | null> {
  if (isFile.test(pathname) || renderingOf(pathname) === 'browser') return null;
  const ports = await source.ports();
  const rendering = startRendering(ports);
  const viewModels = createViewModelSource(rendering.backend);
  const rendered = await renderPage(viewModels, pathname + search, () => rendering.settled());
  const isClosed = ports.configuration?.maintenance === true;
  if (isClosed)
    return html(503, pageDocument(template, rendered, new Map()), {
      'Retry-After': String(RETRY_AFTER),
      'Cache-Control': 'no-store',
    });
  const { movedTo, status = 200 } = rendered.report;
  if (movedTo !== undefined) return moved(movedTo + search);
  if (status === 404 && mayBeLocal(pathname) && !source.knowsAll) return html(404, template);
  const id = listingIdOf(pathname);
  const isGone = status === 404 && id !== undefined && (await source.inventory.wasDeleted(id));
  return html(isGone ? 410 : status, pageDocument(template, rendered, rendering.answers));
}

async function feed(search: string, { search: listings }: RenderingPorts): Promise<SiteAnswer> {
  const criteria = { ...criteriaOf(search), sort: 'date' as const };
  return answerOf(await listings.search({ criteria, limit: FEED_LENGTH }), ({ hits }) =>
    text('application/rss+xml', rssFeed(headingOf(criteria), paths.search(criteriaOf(search)), hits)),
  );
}

function answerOf<Value>(read: Result<Value, string>, answer: (value: Value) => SiteAnswer): SiteAnswer {
  if (read.ok) return answer(read.value);
  return { status: 503, headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }, body: '' };
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

function moved(address: string): SiteAnswer {
  return { status: 301, headers: { Location: address, 'Cache-Control': cached }, body: '' };
}
