import { operator } from '../operator';

let servedAt = '';

/** For a server, which knows no window: the origin of the pages that it renders. */
export function serveSiteAt(origin: string): void {
  servedAt = origin;
}

/** The origin that search engines and shared links are given; empty while the build renders a page of a site without a fixed one. */
export function siteAddress(): string {
  if (operator.siteAddress !== '') return operator.siteAddress;
  return typeof window === 'undefined' ? servedAt : window.location.origin;
}
