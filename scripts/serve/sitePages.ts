import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteAnswer } from '../../src/di/siteServer';
import { paths } from '../../src/presentation/shared/paths';
import { applicationPage } from '../build/hosting';
import { communesIn } from './communesIn';

export type SitePages = (address: string) => Promise<SiteAnswer | null>;

/** The rendered pages of the embedded site in a directory; `origin` is where it is served. */
export async function embeddedPages(directory: string, origin: () => string): Promise<SitePages> {
  // React and Emotion decide by it, when they are loaded, how much they check.
  process.env.NODE_ENV ??= 'production';
  const { demoSource } = await import('../../src/di/backends/renderedDemo');
  const { siteServer } = await import('../../src/di/siteServer');
  const { serveSiteAt } = await import('../../src/presentation/shared/page/siteAddress');
  const template = readFileSync(join(directory, applicationPage), 'utf8');
  const answer = siteServer(template, demoSource(Date.now, communesIn(directory)));
  // Loads the catalogue and what renders most pages: the first visitor does not wait for it, nor takes the server for unreachable.
  await answer(paths.search());
  return (address) => {
    serveSiteAt(origin());
    return answer(address);
  };
}
