import { matchPath } from 'react-router-dom';
import { paths, routePatterns } from '../../shared/paths';
import { browserPages, staticPages } from './pagePatterns';

/** Pages of the site that are the same for everybody. */
const rendered: readonly string[] = [
  paths.home,
  paths.search(),
  paths.property,
  routePatterns.category,
  routePatterns.listing,
  routePatterns.profile,
  paths.help,
  routePatterns.helpArticle,
  ...staticPages,
];

/** `browser`: the page is left to the browser; `known`: a server renders it; `unknown`: there is no such page. */
export function renderingOf(pathname: string): 'browser' | 'known' | 'unknown' {
  if (browserPages.some((pattern) => matchPath(pattern, pathname))) return 'browser';
  return rendered.some((pattern) => matchPath(pattern, pathname)) ? 'known' : 'unknown';
}

/** Whether an address names something that a browser may know although the server does not. */
export function mayBeLocal(pathname: string): boolean {
  return [routePatterns.listing, routePatterns.profile].some((pattern) => matchPath(pattern, pathname));
}

/** Whether an address is that of results. */
export function isSearch(pathname: string): boolean {
  return matchPath(paths.search(), pathname) !== null;
}

/** The id of the listing that an address names. */
export function listingIdOf(pathname: string): string | undefined {
  return matchPath(routePatterns.listing, pathname)?.params.id;
}
