import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { buildSite } from '../build/build';
import { precompress } from '../build/precompress';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';
import { startServer, type SiteServer } from '../serve/serve';
import { startDemoFirebase } from '../firebase/startDemoFirebase';

export interface FirstPageFigures {
  /** Which build of the SDK reads the first page of listings. */
  readonly build: 'whole SDK' | 'lite';
  /** Medians, in milliseconds since the request of the page. */
  readonly firstPaint: number;
  readonly firstListing: number;
  /** Bytes of script on the wire before the first listing. */
  readonly script: number;
}

type Round = Omit<FirstPageFigures, 'build'>;

/** Slow 4G and a phone four times slower than this machine, as in Lighthouse. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.4745 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;

/** Measures the home page on Firebase, with the first page of listings read by either build of the SDK in turn. */
export async function measureFirstPage(rounds: number): Promise<readonly FirstPageFigures[]> {
  const firebase = await startDemoFirebase();
  const directory = await mkdtemp(join(tmpdir(), 'bench-firebase-'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  const serve = async (firstPage: string): Promise<SiteServer> => {
    const environment = { ...firebase.environment, VITE_FIREBASE_FIRST_PAGE: firstPage };
    Object.assign(process.env, environment);
    await buildSite(join(directory, firstPage));
    await precompress(join(directory, firstPage));
    return startServer({ port: 0, directory: join(directory, firstPage), environment });
  };
  const sites = [
    { build: 'whole SDK' as const, site: await serve('whole'), rounds: [] as Round[] },
    { build: 'lite' as const, site: await serve('lite'), rounds: [] as Round[] },
  ];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const { site, rounds: done } of sites) done.push(await open(browser, site.url));
    }
    return sites.map(({ build, rounds: done }) => ({
      build,
      firstPaint: median(done.map(({ firstPaint }) => firstPaint)),
      firstListing: median(done.map(({ firstListing }) => firstListing)),
      script: median(done.map(({ script }) => script)),
    }));
  } finally {
    await Promise.all([browser.close(), firebase.close(), ...sites.map(({ site }) => site.close())]);
    await rm(directory, { recursive: true });
  }
}

async function open(browser: Browser, url: string): Promise<Round> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const device = await context.newCDPSession(page);
    await device.send('Network.enable');
    await device.send('Network.emulateNetworkConditions', network);
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    let script = 0;
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        void request.sizes().then(({ responseBodySize }) => (script += responseBodySize));
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector('main article a[href^="/annonce/"]');
    const times = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      firstListing: performance.now(),
    }));
    return { firstPaint: Math.round(times.firstPaint), firstListing: Math.round(times.firstListing), script };
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
