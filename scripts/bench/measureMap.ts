import { chromium, type Page } from 'playwright';
import { generateListings } from '../../src/infrastructure/embedded/demo/generateListings';
import { toListingRecord } from '../../src/infrastructure/embedded/listings/toListingRecord';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';

export interface MapFigures {
  readonly listings: number;
  /** How many tags, each for one listing or a group of them, are drawn. */
  readonly tags: number;
  /** Frames a second while the map is dragged, on a processor four times slower; a screen has 60. */
  readonly framesPerSecond: number;
  /** The longest time between two of them, in milliseconds. */
  readonly longestFrame: number;
}

const SLOWDOWN = 4;
/** The most that the map shows. */
const LISTINGS = 5000;
const MOVES = 180;

/** Drags the map of so many results for three seconds. `origin`: the embedded site. */
export async function measureMap(origin: string): Promise<MapFigures> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    await addListings(page);
    await page.goto(`${origin}/recherche?vue=carte`);
    const map = page.getByRole('group', { name: 'Carte des résultats' });
    await map.getByRole('button').first().waitFor();
    await page.waitForFunction((least) => {
      const texts = [...document.querySelectorAll('[data-tag]')].map(({ textContent }) => textContent);
      return texts.length > 0 && document.body.textContent.replace(/\s/g, '').includes(String(least));
    }, LISTINGS);
    await page.waitForTimeout(3000);
    const box = await map.boundingBox();
    if (box === null) throw new Error('The map is not shown');
    // Closer, where groups have come apart.
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.wheel(0, -800);
    await page.waitForTimeout(1000);
    const tags = await page.locator('[data-tag]').count();
    const device = await context.newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await startWatchingFrames(page);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.move(x + 150 * Math.sin(move / 20), y + 100 * Math.cos(move / 25));
      await page.waitForTimeout(1000 / 60);
    }
    await page.mouse.up();
    return { listings: LISTINGS, tags, ...(await watchedFrames(page)) };
  } finally {
    await browser.close();
  }
}

async function addListings(page: Page): Promise<void> {
  const records = [...generateListings(LISTINGS, Date.now())].map(toListingRecord);
  await page.evaluate(async (added) => {
    const [{ name = '' } = {}] = await indexedDB.databases();
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('The database does not open'));
    });
    const transaction = database.transaction(['listings'], 'readwrite');
    for (const record of added) transaction.objectStore('listings').put(record);
    await new Promise((resolve) => (transaction.oncomplete = resolve));
    database.close();
  }, records);
}

declare global {
  interface Window {
    frameTimes?: number[];
  }
}

/** As text: tsx would name the function within by a helper that the page does not have. */
async function startWatchingFrames(page: Page): Promise<void> {
  await page.evaluate(
    'frameTimes = []; requestAnimationFrame(function note(time) { frameTimes.push(time); requestAnimationFrame(note); })',
  );
}

async function watchedFrames(page: Page): Promise<Pick<MapFigures, 'framesPerSecond' | 'longestFrame'>> {
  const times = await page.evaluate(() => window.frameTimes ?? []);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  return { framesPerSecond: (1000 * gaps.length) / span, longestFrame: Math.max(...gaps) };
}
