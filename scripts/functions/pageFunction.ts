import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { firebaseSource } from '../../src/di/backends/renderedFirebase';
import { siteServer, unavailable, type SiteAnswer } from '../../src/di/siteServer';
import { serveSiteAt } from '../../src/presentation/shared/page/siteAddress';
import { communesIn } from '../serve/communesIn';
import { send } from '../serve/send';

/** What the build knows of the site, for the function that renders its pages. */
export interface PageFunctionSettings {
  readonly configuration: Parameters<typeof firebaseSource>[0];
  /** The origin of the site. */
  readonly siteAddress: string;
  /** Of every response. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers for the addresses of the site that no file has; `template` is the page without content. */
export function pageFunction(
  template: string,
  { configuration, siteAddress, headers }: PageFunctionSettings,
  appCheckToken?: () => Promise<string>,
): RequestListener {
  serveSiteAt(siteAddress);
  const clock = { now: () => Date.now() };
  // The build has put the list of communes beside the function.
  const readCommunes = communesIn(import.meta.dirname);
  const answer = siteServer(template, firebaseSource(configuration, clock, readCommunes, appCheckToken));
  /** A page of the person who reads it. */
  const application: SiteAnswer = {
    status: 200,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
    body: template,
  };
  const answerSafely = async (address: string): Promise<SiteAnswer> => {
    try {
      return (await answer(address)) ?? application;
    } catch (error) {
      console.error(error);
      return unavailable(template);
    }
  };
  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else void reply(request, response, answerSafely(request.url ?? '/'));
  };
}

async function reply(request: IncomingMessage, response: ServerResponse, answer: Promise<SiteAnswer>): Promise<void> {
  try {
    await send(response, await answer, String(request.headers['accept-encoding']));
  } catch (error) {
    // Part of it has been sent: a connection that breaks is no whole answer, for caches neither.
    console.error(error);
    response.destroy();
  }
}
