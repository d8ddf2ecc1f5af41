import { matchPath } from 'react-router-dom';
import { informationRoutes } from '../../information/informationRoutes';
import { paths, routePatterns } from '../../shared/paths';

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
  ...informationRoutes.map(({ path }) => path),
];

/** Pages that depend on who reads them, hold a form, or read what a server of pages does not: the browser alone renders them. */
export const browserPages: readonly string[] = [
  paths.postListing,
  paths.favourites,
  routePatterns.conversation,
  paths.signIn(),
  `${paths.account}/*`,
  `${paths.administration}/*`,
  routePatterns.notice,
  paths.contact,
  paths.transparency,
  paths.unsubscribe(),
];

/** Pages whose text never changes: the build renders them. */
export const staticPages: readonly string[] = informationRoutes.map(({ path }) => path);

/** `browser`: the page is left to the browser; `known`: a server renders it; `unknown`: there is no such page. */
export function renderingOf(pathname: string): 'browser' | 'known' | 'unknown' {
  if (browserPages.some((pattern) => matchPath(pattern, pathname))) return 'browser';
  return rendered.some((pattern) => matchPath(pattern, pathname)) ? 'known' : 'unknown';
}

/** Whether an address names something that a browser may know although the server does not. */
export function mayBeLocal(pathname: string): boolean {
  return [routePatterns.listing, routePatterns.profile].some((pattern) => matchPath(pattern, pathname));
}

/** The id of the listing that an address names. */
export function listingIdOf(pathname: string): string | undefined {
  return matchPath(routePatterns.listing, pathname)?.params.id;
}
