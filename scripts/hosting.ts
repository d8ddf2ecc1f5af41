import { createHash } from 'node:crypto';

/** What every host of the site must do alike: `serve.ts` does it, `firebase.json` declares it. */

/** Any address without a file of its own; one whose last part has an extension is a missing file, hence a 404. */
export const applicationRoute = /^(\/[^/]+)*\/[^/.]*$/;
export const applicationPage = '/app.html';

const longCache = 'public, max-age=31536000, immutable';
const shortCache = 'public, max-age=3600';
const alwaysAsk = 'no-cache';

/** Files under assets/ carry a hash in their name; pages must be fresh; the rest may be an hour old. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return longCache;
  return /\.(?!html$)[^/.]+$/.test(path) ? shortCache : alwaysAsk;
}

/** The headers of every answer; inline scripts run only if they stand in one of the site's own `pages`. */
export function securityHeaders(pages: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(pages.flatMap(inlineScripts)),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(self), geolocation=(self), microphone=(self), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

export function firebaseHosting(pages: readonly string[]): object {
  const everywhere = Object.entries(securityHeaders(pages)).map(([key, value]) => ({ key, value }));
  return {
    public: 'dist',
    ignore: ['**/*.br', '**/*.gz'],
    cleanUrls: true,
    rewrites: [{ regex: applicationRoute.source.replaceAll('\\/', '/'), destination: applicationPage }],
    headers: [
      { source: '**', headers: [...everywhere, { key: 'Cache-Control', value: alwaysAsk }] },
      { source: '**/*.!(html)', headers: [{ key: 'Cache-Control', value: shortCache }] },
      { source: '/assets/**', headers: [{ key: 'Cache-Control', value: longCache }] },
    ],
  };
}

function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = new Set(scripts.map((script) => createHash('sha256').update(script).digest('base64')));
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...[...hashes].map((hash) => `'sha256-${hash}'`)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The text of each script that stands in a page itself; data blocks, such as JSON-LD, do not run and need no leave. */
export function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=|\btype\s*=\s*["']?application\//.test(attributes))
    .map(([, , text = '']) => text);
}
