import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteAnswer } from '../../src/di/siteServer';

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);
/** Higher levels take longer than they save. */
const QUALITY = 5;

/** Sends an answer, compressed as the header `Accept-Encoding` allows. Rejects when it cannot be read to its end. */
export async function send(response: ServerResponse, answer: SiteAnswer, accepted: string): Promise<void> {
  const { status, headers, body } = answer;
  if (typeof body !== 'string') {
    response.writeHead(status, headers);
    return pipeline(Readable.from(body), response);
  }
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const encoded = encoding === null ? {} : { 'Content-Encoding': encoding };
  response.writeHead(status, { ...headers, ...encoded, Vary: 'Accept-Encoding' });
  if (encoding === 'br')
    response.end(await withBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }));
  else response.end(encoding === 'gzip' ? await withGzip(body) : body);
}
