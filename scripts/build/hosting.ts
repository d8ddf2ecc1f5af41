import { contentSecurityPolicy, firebaseSources, type ForeignSources } from './contentSecurityPolicy';

/** What every host of the site must do: `serve.ts` does it, `firebase.json` declares it. */

/** Any address without a file of its own; one whose last part has an extension is a missing file, hence a 404. */
export const applicationRoute = /^(\/[^/]+)*\/[^/.]*$/;
export const applicationPage = '/app.html';

/** Paris. Without it, firebase-tools would create a missing database in the United States. */
const databaseLocation = 'europe-west9';

const longCache = 'public, max-age=31536000, immutable';
const shortCache = 'public, max-age=3600';
const alwaysAsk = 'no-cache';

/** Files under assets/ carry a hash in their name; pages must be fresh; the rest may be an hour old. */
export function cacheControl(path: string): string {
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

/** The hosting of `firebase.json`, for a site built for Firebase. */
export function firebaseHosting(pages: readonly string[]): object {
  const everywhere = Object.entries(securityHeaders(pages, firebaseSources)).map(([key, value]) => ({ key, value }));
  return {
    public: 'dist',
    ignore: ['**/*.br', '**/*.gz', 'files.json'],
    cleanUrls: true,
    rewrites: [{ regex: applicationRoute.source.replaceAll('\\/', '/'), destination: applicationPage }],
    headers: [
      { source: '**', headers: [...everywhere, { key: 'Cache-Control', value: alwaysAsk }] },
      { source: '**/*.!(html)', headers: [{ key: 'Cache-Control', value: shortCache }] },
      { source: '/assets/**', headers: [{ key: 'Cache-Control', value: longCache }] },
    ],
  };
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
    hosting: firebaseHosting(pages),
  };
}
