import { copyFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build, loadEnv } from 'vite';
import { backendOf } from '../firebase/backendOf';
import { buildFunctions } from './buildFunctions';
import { buildServiceWorker } from './buildServiceWorker';
import { inlineStyles } from './inlineStyles';
import { precompress } from './precompress';
import { prerender } from './prerender';

/** Builds the site for the backend that the environment names. */
export async function buildSite(directory = 'dist'): Promise<void> {
  await build({ logLevel: 'warn', build: { outDir: directory, emptyOutDir: true } });
  await inlineStyles('index.html', directory);
  // The shell of every route but the home page; prerendering then fills index.html.
  await copyFile(`${directory}/index.html`, `${directory}/app.html`);
  // The listings on Firebase are unknown at build time: the home page shows the frame and placeholders.
  await prerender(directory, backendOf(loadEnv('production', process.cwd())) === 'firebase' ? 0 : undefined);
  await buildServiceWorker(directory);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const started = performance.now();
  await buildSite();
  const files = await precompress('dist');
  const environment = loadEnv('production', process.cwd());
  if (backendOf(environment) === 'firebase') await buildFunctions({ site: 'dist', environment });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${files} text files into dist in ${seconds} s.`);
}
