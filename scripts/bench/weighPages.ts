import { chromium, type Browser } from 'playwright';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';

export interface PageWeight {
  readonly path: string;
  /** Bytes of script on the wire until the page has loaded and the network is idle. */
  readonly script: number;
  /** Of these, the scripts that the HTML itself names: they delay the first interaction. */
  readonly entry: number;
  readonly everything: number;
  readonly firebase: number;
}

/** Opens each path in a fresh profile and adds up the transferred bytes (without headers, compressed as served). */
export async function weighPages(origin: string, paths: readonly string[]): Promise<readonly PageWeight[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumFlags] });
  try {
    const weights: PageWeight[] = [];
    for (const path of paths) weights.push(await weigh(browser, origin, path));
    return weights;
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const sizes: { url: string; type: string; bytes: number; isFirebase: boolean }[] = [];
  const weighed: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    weighed.push(
      (async () => {
        const type = request.resourceType();
        const { responseBodySize: bytes } = await request.sizes();
        // Names of files are hashes: the SDK is known by what it says.
        const isFirebase = type === 'script' && /FirebaseError/.test((await (await request.response())?.text()) ?? '');
        sizes.push({ url: request.url(), type, bytes, isFirebase });
      })(),
    );
  });
  await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
  const named = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'head script[src], body script[src], link[rel=modulepreload]:not([as])',
      ),
    ].map((element) => new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', location.href).href),
  );
  await Promise.all(weighed);
  await context.close();
  const total = (some: typeof sizes) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const scripts = sizes.filter(({ type }) => type === 'script');
  return {
    path,
    script: total(scripts),
    entry: total(scripts.filter(({ url }) => named.includes(url))),
    everything: total(sizes),
    firebase: total(sizes.filter(({ isFirebase }) => isFirebase)),
  };
}
