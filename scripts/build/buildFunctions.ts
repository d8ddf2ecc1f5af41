import react from '@vitejs/plugin-react';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { COMMUNE_PARTS } from '../../src/infrastructure/communes/communePart';
import { readFirebaseConfiguration } from '../../src/infrastructure/firebase/connection/FirebaseConfiguration';
import type { Environment } from '../../src/infrastructure/firebase/connection/requiredVariables';
import { operator } from '../../src/presentation/shared/operator';
import { functionFolder } from '../functions/builtPageFunction';
import type { PageFunctionSettings } from '../functions/pageFunction';
import { foreignSources } from './contentSecurityPolicy';
import { applicationPage, functionRegion, securityHeaders } from './hosting';

export interface FunctionOptions {
  /** Where the built site is. */
  readonly site: string;
  /** Where the function is built, in one folder with what it reads. Default: where `firebase deploy` takes it from. */
  readonly directory?: string;
  readonly environment: Environment;
  /** Default: the address of the operator, or that of the project's Hosting. */
  readonly siteAddress?: string;
}

/** Bundles what Cloud Functions do for a site on Firebase, for Node: its pages, its e-mails, its pushes, the end and the cards of its listings, photos that nothing names, and accounts to erase. */
export async function buildFunctions(options: FunctionOptions): Promise<void> {
  const { site, directory = functionFolder, environment } = options;
  const configuration = readFirebaseConfiguration(environment);
  // A site without its variables shows their names, and has no pages.
  if (!configuration.ok) return;
  await build({
    configFile: false,
    publicDir: false,
    plugins: [react()],
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.VITE_BACKEND': '"firebase"' },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: directory,
      emptyOutDir: true,
      minify: true,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: {
        input: ['page', 'mail', 'push', 'expiry', 'sweep', 'erasure', 'card'].map(
          (name) => `scripts/functions/${name}Function.ts`,
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: '[hash].js' },
      },
    },
  });
  const template = await readFile(join(site, applicationPage), 'utf8');
  const { projectId } = configuration.value;
  const { siteAddress = operator.siteAddress === '' ? `https://${projectId}.web.app` : operator.siteAddress } = options;
  const settings: PageFunctionSettings & { readonly region: string } = {
    region: functionRegion,
    configuration: configuration.value,
    siteAddress,
    headers: securityHeaders([template], foreignSources(environment)),
  };
  await mkdir(join(directory, 'communes'));
  for (const { file } of COMMUNE_PARTS) await copyFile(join(site, 'communes', file), join(directory, 'communes', file));
  await writeFile(join(directory, 'app.html'), template);
  await writeFile(join(directory, 'settings.json'), JSON.stringify(settings));
}
