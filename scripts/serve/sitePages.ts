import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { SiteAnswer } from '../../src/di/siteServer';
import { applicationPage } from '../build/hosting';

const withBrotli = promisify(brotliCompress);
/** Higher levels take longer than they save. */
const QUALITY = 5;

export type SitePages = (address: string) => Promise<SiteAnswer | null>;

/** The rendered pages of the embedded site in a directory; `origin` is where it is served. */
export async function embeddedPages(directory: string, origin: () => string): Promise<SitePages> {
  // React and Emotion decide by it, when they are loaded, how much they check.
  process.env.NODE_ENV ??= 'production';
  const { demoSource } = await import('../../src/di/backends/renderedDemo');
  const { siteServer } = await import('../../src/di/siteServer');
  const { serveSiteAt } = await import('../../src/presentation/shared/page/siteAddress');
  const answer = siteServer(readFileSync(join(directory, applicationPage), 'utf8'), demoSource(Date.now));
  return (address) => {
    serveSiteAt(origin());
    return answer(address);
  };
}

/** Sends an answer, compressed where the browser understands it. */
export async function send(response: ServerResponse, answer: SiteAnswer, acceptsBrotli: boolean): Promise<void> {
  const { status, headers, body } = answer;
  response.writeHead(
    status,
    typeof body === 'string' && acceptsBrotli
      ? { ...headers, 'Content-Encoding': 'br', Vary: 'Accept-Encoding' }
      : headers,
  );
  if (typeof body !== 'string') Readable.from(body).pipe(response);
  else
    response.end(
      acceptsBrotli ? await withBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }) : body,
    );
}
