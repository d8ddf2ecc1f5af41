import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { buildSite } from '../build/build';
import { precompress } from '../build/precompress';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';
import { startServer, type SiteServer } from '../serve/serve';
import { startDemoFirebase } from '../firebase/startDemoFirebase';
import { serveDemoFirebase } from './servedSites';

export interface FirstPageFigures {
  readonly what: string;
  /** Medians, in milliseconds since the request of the page. */
  readonly firstPaint: number;
  readonly firstListing: number;
  /** Bytes of script on the wire before the first listing. */
  readonly script: number;
}

type Round = Omit<FirstPageFigures, 'what'>;

/** Slow 4G and a phone four times slower than this machine, as in Lighthouse. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.4745 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const SLOWDOWN = 4;

const aCard = 'main article a[href^="/annonce/"]';

/**
 * Measures the first visit on Firebase: of the home page and of a listing as the function renders them, and of the home page without it,
 * with the first page of listings read by either build of the SDK. `listing`: its address.
 */
export async function measureFirstPage(listing: string, rounds: number): Promise<readonly FirstPageFigures[]> {
  const firebase = await startDemoFirebase();
  const directory = await mkdtemp(join(tmpdir(), 'bench-firebase-'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  const serveUnrendered = async (firstPage: string): Promise<SiteServer> => {
    const environment = { ...firebase.environment, VITE_FIREBASE_FIRST_PAGE: firstPage };
    Object.assign(process.env, environment);
    await buildSite(join(directory, firstPage));
    await precompress(join(directory, firstPage));
    return startServer({ port: 0, directory: join(directory, firstPage), environment });
  };
  const [whole, lite] = [await serveUnrendered('whole'), await serveUnrendered('lite')];
  const rendered = await serveDemoFirebase(firebase);
  const cases = [
    { what: 'home page', url: rendered.url, content: aCard },
    { what: 'a listing', url: `${rendered.url}${listing}`, content: 'main h1' },
    { what: 'home page, not rendered, read by the whole SDK', url: whole.url, content: aCard },
    { what: 'home page, not rendered, read by the small SDK', url: lite.url, content: aCard },
  ].map((one) => ({ ...one, rounds: [] as Round[] }));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const one of cases) one.rounds.push(await open(browser, one.url, one.content));
    }
    return cases.map(({ what, rounds: done }) => ({
      what,
      firstPaint: median(done.map(({ firstPaint }) => firstPaint)),
      firstListing: median(done.map(({ firstListing }) => firstListing)),
      script: median(done.map(({ script }) => script)),
    }));
  } finally {
    await Promise.all([browser.close(), firebase.close(), ...[whole, lite, rendered].map((site) => site.close())]);
    await rm(directory, { recursive: true });
  }
}

async function open(browser: Browser, url: string, content: string): Promise<Round> {
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
        // Whatever ends after the content does not count.
        void request.sizes().then(
          ({ responseBodySize }) => (script += responseBodySize),
          () => undefined,
        );
    });
    // The page looks by itself, before each frame: a question from outside would wait for its script. As text: tsx would name the function
    // within by a helper that the page does not have.
    await page.addInitScript({
      content: `requestAnimationFrame(function look() {
        const found = document.querySelector(${JSON.stringify(content)});
        if (!found?.checkVisibility({ visibilityProperty: true })) requestAnimationFrame(look);
        else performance.mark('content');
      })`,
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() =>
      ['content', 'first-contentful-paint'].every((name) => performance.getEntriesByName(name).length > 0),
    );
    const [firstListing = Number.NaN, firstPaint = Number.NaN] = await page.evaluate(() =>
      ['content', 'first-contentful-paint'].map((name) => performance.getEntriesByName(name)[0]?.startTime),
    );
    return { firstPaint: Math.round(firstPaint), firstListing: Math.round(Math.max(firstListing, firstPaint)), script };
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
