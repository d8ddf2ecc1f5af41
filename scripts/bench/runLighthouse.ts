import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { chromiumFlags, ensureChromium } from '../checks/findChromium';

/**
 * Milliseconds. With DevTools throttling, Lighthouse waits until nothing has run for five seconds. On Firebase the SDK comes after ten, so that
 * it waits as long as it may, 45 s by default.
 */
const LONGEST_LOAD = 20_000;

export type Throttling = 'simulate' | 'devtools';

export interface LighthouseFigures {
  readonly url: string;
  readonly throttling: Throttling;
  /** Performance score, 0 to 100; the times are in milliseconds. Medians of all rounds. */
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly layoutShift: number;
}

type Round = Omit<LighthouseFigures, 'url' | 'throttling'>;

/** Runs Lighthouse's mobile profile on each URL, round by round, so that a busy minute affects all of them alike. */
export async function runLighthouse(urls: readonly string[], rounds: number): Promise<readonly LighthouseFigures[]> {
  const cases = urls.flatMap((url) => (['simulate', 'devtools'] as const).map((throttling) => ({ url, throttling })));
  const runs = new Map(cases.map((one) => [one, [] as Round[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [{ url, throttling }, figures] of runs) figures.push(await runOnce(url, throttling));
  }
  return [...runs].map(([one, figures]) => ({
    ...one,
    score: median(figures.map(({ score }) => score)),
    firstPaint: median(figures.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(figures.map(({ largestPaint }) => largestPaint)),
    blocking: median(figures.map(({ blocking }) => blocking)),
    layoutShift: median(figures.map(({ layoutShift }) => layoutShift)),
  }));
}

async function runOnce(url: string, throttling: Throttling): Promise<Round> {
  const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: ['--headless=new', ...chromiumFlags] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance'],
      throttlingMethod: throttling,
      maxWaitForLoad: LONGEST_LOAD,
      logLevel: 'silent',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { audits, categories } = result.lhr;
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
      firstPaint: Math.round(value('first-contentful-paint')),
      largestPaint: Math.round(value('largest-contentful-paint')),
      blocking: Math.round(value('total-blocking-time')),
      layoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    };
  } finally {
    chrome.kill();
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
