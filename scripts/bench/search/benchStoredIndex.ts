import { chromium, type Page } from 'playwright';
import { chromiumFlags, ensureChromium } from '../../checks/findChromium';
import { serveBenchPage } from './benchSearch';

/** Milliseconds from the start of the worker to answers, the index built and opened after a reload, in Chromium; as Markdown. */
export async function benchStoredIndex(
  sizes: readonly number[] = [1000, 2000, 5000, 20_000, 100_000],
  port = 5312,
): Promise<string> {
  const server = await serveBenchPage(port);
  try {
    const rows: string[] = [];
    for (const size of sizes) rows.push(await measureSize(size, server.url));
    return [
      '| listings | built: first answer | built: first complete answer | opened: first answer, complete | record | packed in | stored in | longest block meanwhile |',
      '|---|---|---|---|---|---|---|---|',
      ...rows,
    ].join('\n');
  } finally {
    await server.close();
  }
}

async function measureSize(listings: number, url: string): Promise<string> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.evaluate((count) => globalThis.bench.importListings(count), listings);
    await page.goto(url);
    const built = await page.evaluate(() => globalThis.bench.build('mon-bazar'));
    const bytes = await storedBytes(page);
    await page.goto(url);
    const opened = await page.evaluate(() => globalThis.bench.build('mon-bazar'));
    await page.goto(url);
    const storing = await page.evaluate(() => globalThis.bench.store());
    const cells = [
      listings.toLocaleString('en'),
      milliseconds(built.firstResults),
      milliseconds(built.whole),
      `${milliseconds(opened.firstResults)}, ${milliseconds(opened.whole)}`,
      bytes === 0 ? 'none' : `${(bytes / 1e6).toFixed(1)} MB`,
      milliseconds(storing.packing),
      milliseconds(storing.storing),
      milliseconds(storing.longestBlock),
    ];
    return `| ${cells.join(' | ')} |`;
  } finally {
    await browser.close();
  }
}

/** The worker stores its index once nobody has asked for a while; 0 if it has not within 20 seconds. */
async function storedBytes(page: Page): Promise<number> {
  for (let tries = 0; tries < 40; tries++) {
    await page.waitForTimeout(500);
    const bytes = await page.evaluate(() => globalThis.bench.storedBytes());
    if (bytes > 0) return bytes;
  }
  return 0;
}

function milliseconds(time: number): string {
  return `${time.toFixed(0)} ms`;
}
