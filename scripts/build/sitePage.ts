import type { Plugin } from 'vite';
import { STARTUP_SECONDS } from '../../src/presentation/app/layout/frameSizes.ts';
import { palettes } from '../../src/presentation/app/theme/palette.ts';
import { PRODUCT_NAME } from '../../src/presentation/shared/page/product.ts';
import { SHARE_TARGET } from '../../src/infrastructure/browser/offline/workerProtocol.ts';
import { valueOf, type Environment } from '../../src/infrastructure/firebase/connection/requiredVariables.ts';
import { backendOf } from '../firebase/backendOf.ts';
import { themeVariables } from './themeVariables.ts';

const MANIFEST = 'manifest.webmanifest';

const values: Readonly<Record<string, string>> = {
  PRODUCT_NAME,
  STARTUP_DURATION: `${STARTUP_SECONDS}s`,
  THEME_VARIABLES: themeVariables(),
  LIGHT_FRAME: palettes.light.background.paper,
  DARK_FRAME: palettes.dark.background.paper,
};

/** Fills the product name and the colours into index.html, and writes the manifest with them. */
export function sitePage(environment: Environment): Plugin {
  return {
    name: 'site-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (page) => ({
        html: fillIn(page, environment),
        tags: [{ tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' }],
      }),
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${MANIFEST}`, (_, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(manifest());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest() });
    },
  };
}

/** @throws for a placeholder without a value. */
export function fillIn(page: string, environment: Environment = {}): string {
  const texts = {
    ...values,
    CONFIGURATION_SOURCE: configurationSource(environment),
    APP_CHECK: valueOf(environment, 'VITE_FIREBASE_APP_CHECK_KEY') === '' ? '' : 'yes',
  };
  return page.replace(/%([A-Z_]+)%/g, (placeholder, name: string) => {
    const text = Object.entries(texts).find(([key]) => key === name)?.[1];
    if (text === undefined) throw new Error(`index.html asks for ${placeholder}, which nothing fills in.`);
    return text;
  });
}

/** The address at which Firestore's REST interface reads documents; empty on the embedded backend. */
function configurationSource(environment: Environment): string {
  if (backendOf(environment) === 'embedded') return '';
  const read = (name: string) => encodeURIComponent(valueOf(environment, name));
  const emulator = valueOf(environment, 'VITE_FIREBASE_EMULATOR_HOST');
  const server = emulator === '' ? 'https://firestore.googleapis.com' : `http://${emulator}`;
  const documents = `projects/${read('VITE_FIREBASE_PROJECT_ID')}/databases/(default)/documents`;
  return `${server}/v1/${documents}:batchGet?key=${read('VITE_FIREBASE_API_KEY')}`;
}

export function manifest(): string {
  return JSON.stringify({
    id: '/',
    name: PRODUCT_NAME,
    short_name: PRODUCT_NAME,
    lang: 'fr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palettes.light.background.default,
    theme_color: palettes.light.background.paper,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any maskable' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
    // Spelled out, because the files that say so import others, which configurations of Vite should not; a test compares them.
    shortcuts: [
      { name: 'Rechercher', url: '/recherche' },
      { name: 'Déposer une annonce', short_name: 'Déposer', url: '/deposer-annonce' },
      { name: 'Messages', url: '/messages' },
      { name: 'Favoris', url: '/favoris' },
    ],
    share_target: {
      action: SHARE_TARGET.path,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: SHARE_TARGET.field, accept: ['image/*'] }] },
    },
  });
}
