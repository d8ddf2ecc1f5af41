import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import type { Environment } from '../../src/infrastructure/firebase/connection/requiredVariables';
import { foreignSources } from '../build/contentSecurityPolicy';
import { backendOf } from '../firebase/backendOf';
import { staticPages } from '../../src/presentation/app/rendering/pagePatterns';
import { builtPageFunction } from '../functions/builtPageFunction';
import { applicationPage, applicationRoute, cacheControl, isRendered, securityHeaders } from '../build/hosting';
import { send } from './send';
import { embeddedPages, type SitePages } from './sitePages';
import { socialPicture } from './socialPicture';

export interface SiteServer {
  readonly url: string;
  close(): Promise<void>;
}

export interface SiteOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly directory?: string;
  /** The variables that the site was built with: the Content-Security-Policy depends on them. */
  readonly environment?: Environment;
  /** The function that renders the pages of a site on Firebase. */
  readonly pageFunction?: RequestListener;
}

/**
 * Serves a built site as a production host would: cached, with its security headers, and precompressed where compressed files exist.
 * Rejects when the port is in use.
 */
export async function startServer(options: SiteOptions): Promise<SiteServer> {
  const { directory = 'dist', environment = {}, pageFunction } = options;
  const host = process.env.HOST ?? 'localhost';
  const headers = new Map(Object.entries(securityHeaders(readPages(directory), foreignSources(environment))));
  let url = '';
  const pages = backendOf(environment) === 'embedded' ? await embeddedPages(directory, () => url) : undefined;
  const serveFiles = siteListener(directory, headers, pages);
  const server = createServer(pageFunction === undefined ? serveFiles : hostingListener(serveFiles, pageFunction));
  await listen(server, options.port, host);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  url = `http://${host}:${port}`;
  return { url, close: () => close(server) };
}

/** Hosting gives the function what has no file of its own, and the home page. */
function hostingListener(serveFiles: RequestListener, pageFunction: RequestListener): RequestListener {
  const staticPage = new Set(staticPages);
  return (request, response) => {
    const [path = ''] = request.url?.split(/[?#]/) ?? [];
    const isLeftToFunction = isRendered(path) && !path.includes('//') && !staticPage.has(path);
    (isLeftToFunction ? pageFunction : serveFiles)(request, response);
  };
}

function siteListener(directory: string, headers: Map<string, string>, pages?: SitePages): RequestListener {
  const serveFile = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path));
    },
  });
  return (request, response) => {
    response.setHeaders(headers);
    // Another build may have removed a file: sirv looks for files when it starts, and does not listen for errors of their streams.
    response.once('pipe', (file) => file.once('error', () => response.destroy()));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Method not allowed');
      return;
    }
    serveFile(request, response, () => {
      const [path = ''] = request.url?.split(/[?#]/) ?? [];
      if (path.includes('//')) {
        redirect(response, (request.url ?? '').replace(path, path.replace(/\/{2,}/g, '/')));
        return;
      }
      void answerPage(request, response, { directory, path, pages }).then((isAnswered) => {
        if (isAnswered) return;
        if (applicationRoute.test(path)) request.url = applicationPage;
        serveFile(request, response, () => {
          refuse(response, 404, 'Not found');
        });
      });
    });
  };
}

interface PageRequest {
  readonly directory: string;
  readonly path: string;
  readonly pages: SitePages | undefined;
}

/** Answers with a rendered page or a picture for shared links; false where there is none. */
async function answerPage(
  request: IncomingMessage,
  response: ServerResponse,
  { directory, path, pages }: PageRequest,
): Promise<boolean> {
  if (pages === undefined) return false;
  try {
    const picture = await socialPicture(directory, path);
    if (picture !== null) {
      response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Cache-Control': cacheControl(path) }).end(picture);
      return true;
    }
    const answer = await pages(request.url ?? '/');
    if (answer === null) return false;
    await send(response, answer, String(request.headers['accept-encoding']));
    return true;
  } catch (error) {
    // The browser renders the page instead.
    console.error(error);
    return response.headersSent;
  }
}

function readPages(directory: string): string[] {
  if (!existsSync(join(directory, 'index.html'))) throw new Error(`No site in ${directory}: run npm run build first.`);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => readFileSync(join(directory, file), 'utf8'));
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }).end(text);
}

function redirect(response: ServerResponse, address: string): void {
  response.writeHead(301, { Location: address, 'Cache-Control': 'no-cache' }).end();
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeAllConnections();
  });
}

async function main(): Promise<void> {
  const port = Number(process.env.PORT ?? 5173);
  try {
    const { loadEnv } = await import('vite');
    const environment = loadEnv('production', process.cwd());
    const pageFunction = backendOf(environment) === 'firebase' ? await builtPageFunction() : undefined;
    const { url } = await startServer({ port, environment, ...(pageFunction === undefined ? {} : { pageFunction }) });
    console.log(`Mon Bazar : ${url}`);
  } catch (error) {
    console.error(explain(error, port));
    process.exitCode = 1;
  }
}

function explain(error: unknown, port: number): string {
  if (!(error instanceof Error)) return String(error);
  if (!('code' in error) || error.code !== 'EADDRINUSE') return error.message;
  return [
    `Le port ${port} est déjà utilisé. Choisissez-en un autre : PORT=${port + 1} npm start`,
    `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`,
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
