import { operator } from '../operator';

/** The origin that search engines and shared links are given; empty while the build renders a page of a site without a fixed one. */
export function siteAddress(): string {
  if (operator.siteAddress !== '') return operator.siteAddress;
  return typeof window === 'undefined' ? '' : window.location.origin;
}
