import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Chromium runs as root, without a graphics card and without background connections. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

/** The headless build first: it needs three quarters of the time to start and to draw pages. */
const debianPackages = ['chromium-headless-shell', 'chromium'];
const names = [...debianPackages, 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const knownPlaces = [
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium or Chrome, `CHROMIUM_PATH` first, or undefined. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen !== undefined && chosen !== '') return chosen;
  return [...onPath(), ...knownPlaces, ...inPlaywrightCache()].find((candidate) => existsSync(candidate));
}

/** As `findChromium`, but installs Debian's package when there is none and this process may. */
export function ensureChromium(): string {
  const found = findChromium() ?? installOnDebian();
  if (found !== undefined) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium) or name it: CHROMIUM_PATH=/path/to/chromium',
  );
}

function onPath(): string[] {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(':').filter(Boolean)];
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

function inPlaywrightCache(): string[] {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  return caches
    .filter((cache) => cache !== undefined && existsSync(cache))
    .flatMap((cache) => readdirSync(cache ?? '').map((entry) => join(cache ?? '', entry)))
    .filter((folder) => /chromium-\d+$/.test(folder))
    .flatMap((folder) => ['chrome-linux/chrome', 'chrome-linux64/chrome'].map((file) => join(folder, file)));
}

function installOnDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('No Chromium found: installing Debian’s package.');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  debianPackages.find(
    (name) => spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options).status === 0,
  );
  return findChromium();
}
