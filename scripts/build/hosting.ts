import { SERVICE_WORKER, SHELL } from '../../src/infrastructure/browser/offline/workerProtocol';
import { browserPages, staticPages } from '../../src/presentation/app/rendering/pagePatterns';
import { contentSecurityPolicy, firebaseSources, type ForeignSources } from './contentSecurityPolicy';

/** What every host of the site must do: `serve.ts` does it, `firebase.json` declares it. */

/** Any address without a file of its own; one whose last part has an extension is a missing file, hence a 404. */
export const applicationRoute = /^(\/[^/]+)*\/[^/.]*$/;
export const applicationPage = SHELL;

/** Paris. Without it, firebase-tools would create a missing database in the United States. */
const databaseLocation = 'europe-west9';
/** Beside the database, which it reads for each page. */
export const functionRegion = databaseLocation;

/** The pages that browsers render, whatever server there is. */
export const browserRoute = new RegExp(`^(${browserPages.map(sourceOf).join('|')})/?$`, 'i');
/** The pages that the build has written. */
const staticRoute = new RegExp(`^(${staticPages.join('|')})/?$`, 'i');
/** What the server of pages has for machines. */
const machineRoute = /^\/(robots\.txt|recherche\.rss|sitemap\.xml|sitemap\/[^/]*\.xml)$/;
const workerRoute = new RegExp(`^${SERVICE_WORKER.replace('.', '\\.')}$`);
const pictureRoute = /\.(json|jpg|png|svg|webmanifest)$/;

/** Whether the function renders what is at an address that has no file. */
export function isRendered(path: string): boolean {
  return machineRoute.test(path) || (applicationRoute.test(path) && !browserRoute.test(path));
}

const longCache = 'public, max-age=31536000, immutable';
const shortCache = 'public, max-age=3600';
const alwaysAsk = 'no-cache';

/** Files under assets/ carry a hash in their name; pages and the service worker must be fresh; the rest may be an hour old. */
export function cacheControl(path: string): string {
  if (path === SERVICE_WORKER) return alwaysAsk;
  if (path.startsWith('/assets/')) return longCache;
  return /\.(?!html$)[^/.]+$/.test(path) ? shortCache : alwaysAsk;
}

/** The headers of every response; only the inline scripts of the site's own `pages` may run. */
export function securityHeaders(pages: readonly string[], foreign: ForeignSources): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages.flatMap(inlineScripts), foreign),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Each version of the site keeps the version of the function that was deployed with it. */
const pageFunction = { functionId: 'pages', region: functionRegion, pinTag: true };

/** The hosting of `firebase.json`, for a site built for Firebase. */
export function firebaseHosting(pages: readonly string[]): object {
  const everywhere = Object.entries(securityHeaders(pages, firebaseSources)).map(([key, value]) => ({ key, value }));
  return {
    public: 'dist',
    // The function renders the home page.
    ignore: ['**/*.br', '**/*.gz', 'files.json', 'index.html'],
    cleanUrls: true,
    rewrites: [
      { regex: re2(browserRoute), destination: applicationPage },
      ...[applicationRoute, machineRoute].map((route) => ({ regex: re2(route), function: pageFunction })),
    ],
    // Not for what the function answers: it says itself how long it may be cached.
    headers: [
      { source: '**', headers: everywhere },
      ...[browserRoute, staticRoute, workerRoute].map((route) => ({
        regex: re2(route),
        headers: [{ key: 'Cache-Control', value: alwaysAsk }],
      })),
      { regex: re2(pictureRoute), headers: [{ key: 'Cache-Control', value: shortCache }] },
      { source: '/assets/**', headers: [{ key: 'Cache-Control', value: longCache }] },
    ],
  };
}

/** As Hosting writes regular expressions (RE2). */
function re2({ source, flags }: RegExp): string {
  return `${flags.includes('i') ? '(?i)' : ''}${source.replaceAll('\\/', '/')}`;
}

/** What a pattern of the router matches, such as `/messages/:conversationId?`. */
function sourceOf(pattern: string): string {
  const segments = pattern.split('/').slice(1);
  return segments
    .map((segment) => {
      if (segment === '*') return '(/.*)?';
      const name = segment.replace('?', '');
      const matched = name.startsWith(':') ? '/[^/]+' : `/${name}`;
      return segment.endsWith('?') ? `(${matched})?` : matched;
    })
    .join('');
}

/** The text of each inline script of a page, without data blocks such as JSON-LD, which do not run. */
export function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|\btype\s*=\s*["']?application\//.test(attributes))
    .map(([, , text = '']) => text);
}

/** The content of `firebase.json`. */
export function firebaseConfiguration(pages: readonly string[]): object {
  return {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json', location: databaseLocation },
    storage: { rules: 'storage.rules' },
    functions: [{ source: 'functions', codebase: 'site', ignore: ['node_modules', '*.log'] }],
    hosting: firebaseHosting(pages),
  };
}
