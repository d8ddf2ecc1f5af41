import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { build } from 'vite';
import { SERVICE_WORKER, SHELL } from '../../src/infrastructure/browser/offline/workerProtocol';

/** The part of Vite’s manifest that says what a file needs. */
export interface BuiltFile {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
}

/** Screens that are read or used while there is a network: what only they need is cached when they are opened. */
const onlineOnly =
  /^src\/(presentation\/(administration|contact|information|maintenance|moderation|newsletter)\/|di\/modules\/(administration|contact|moderation|newsletter)\.|di\/backends\/\w*Moderation\.|infrastructure\/embedded\/demoCatalogue)/;

/** The communes that most listings are in: 69 kB, of 378 kB for all. */
const townsFile = '/communes/towns.json';
/** What maps are drawn from: 30 kB. */
const outlinesFile = '/map/outlines.json';

/** Builds the service worker of a built site: it must name the files of this version. */
export async function buildServiceWorker(directory: string): Promise<void> {
  const shell = await readFile(`${directory}${SHELL}`, 'utf8');
  const built = JSON.parse(await readFile(`${directory}/files.json`, 'utf8')) as Record<string, BuiltFile>;
  const files = (await readdir(`${directory}/assets`)).filter((name) => /\.(js|css)$/.test(name));
  const revision = createHash('sha256').update(shell).digest('base64url').slice(0, 12);
  const scripts = [...shell.matchAll(/<script type="module"[^>]*src="([^"]+)"/g)].map(([, address = '']) => address);
  const screens = screenFiles(
    built,
    files.map((name) => `assets/${name}`),
  ).map((file) => `/${file}`);
  const constants = {
    PRECACHED: [{ url: SHELL, revision }, ...scripts.map((url) => ({ url, revision: null }))],
    SCREEN_FILES: [...screens.filter((address) => !scripts.includes(address)), townsFile, outlinesFile],
  };
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      target: 'baseline-widely-available',
      outDir: directory,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'src/infrastructure/browser/offline/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: SERVICE_WORKER.slice(1) },
      },
    },
  });
}

/** Of the files of a site, those that are not for screens of `onlineOnly` alone. */
export function screenFiles(built: Readonly<Record<string, BuiltFile>>, files: readonly string[]): readonly string[] {
  const wanted = new Set<string>();
  const visit = (key: string) => {
    const entry = built[key];
    if (entry === undefined || wanted.has(key) || onlineOnly.test(key)) return;
    wanted.add(key);
    [...(entry.imports ?? []), ...(entry.dynamicImports ?? [])].forEach(visit);
  };
  visit('index.html');
  const others = Object.entries(built).flatMap(([key, entry]) => (wanted.has(key) ? [] : filesOf(entry)));
  const shared = new Set([...wanted].flatMap((key) => filesOf(built[key])));
  return files.filter((file) => shared.has(file) || !others.includes(file)).sort();
}

function filesOf(entry: BuiltFile | undefined): readonly string[] {
  return entry === undefined ? [] : [entry.file, ...(entry.css ?? [])];
}
