import { join } from 'node:path';
import { builtPageFunction } from '../functions/builtPageFunction';
import type { SiteOptions } from '../serve/serve';
import { buildSite } from './build';
import { buildFunctions } from './buildFunctions';
import { precompress } from './precompress';

export interface FirebaseSite {
  /** What is built goes there: the site into `site`, its functions into `functions`. */
  readonly directory: string;
  /** The variables of the project. They must be those of the process, too: the build of the site reads them there. */
  readonly environment: Readonly<Record<string, string>>;
  /** The origin of the site. */
  readonly siteAddress: string;
}

/** Builds the site on Firebase for production; returns what `startServer` serves as Hosting does, its pages rendered by the function. */
export async function buildFirebaseSite({
  directory,
  environment,
  siteAddress,
}: FirebaseSite): Promise<Omit<SiteOptions, 'port'>> {
  const [site, functions] = [join(directory, 'site'), join(directory, 'functions')];
  await buildSite(site);
  await buildFunctions({ site, directory: functions, environment, siteAddress });
  await precompress(site);
  const pageFunction = await builtPageFunction(functions);
  if (pageFunction === undefined) throw new Error('The function that renders pages was not built');
  return { directory: site, environment, pageFunction };
}
