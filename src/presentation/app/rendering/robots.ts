import { absolute } from '../../shared/page/PageMetadata';
import { paths, siteFiles } from '../../shared/paths';

/** Pages of the person who reads them have nothing for search engines. */
const closed = [paths.account, paths.administration, paths.messages, paths.favourites, paths.signIn()];

export function robotsText(): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absolute(siteFiles.sitemap)}`,
    '',
  ].join('\n');
}
