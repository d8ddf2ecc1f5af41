import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { chromiumFlags, ensureChromium } from '../../checks/findChromium';
import type { Building, EngineName, Sample } from './page';
import type { QuestionKind } from './questions';

export interface SearchBenchOptions {
  readonly sizes?: readonly number[];
  readonly rounds?: number;
  readonly port?: number;
}

export interface EngineFigures {
  readonly engine: EngineName;
  readonly building: Building;
  /** Megabytes of its worker; null if the browser does not measure them. */
  readonly memory: number | null;
  readonly questions: readonly {
    readonly kind: QuestionKind;
    readonly p50: number;
    readonly p95: number;
    readonly total: number;
  }[];
}

export interface SizeFigures {
  readonly listings: number;
  /** Milliseconds. */
  readonly importing: number;
  readonly engines: readonly EngineFigures[];
}

const engineNames: readonly EngineName[] = ['mon-bazar', 'minisearch', 'flexsearch'];

/** Measures search in Chromium at several sizes, side by side with other engines on the same listings and questions. */
export async function benchSearch({
  sizes = [1000, 10_000, 100_000],
  rounds = 6,
  port = 5311,
}: SearchBenchOptions = {}): Promise<readonly SizeFigures[]> {
  const server = await serveBenchPage(port);
  try {
    const figures: SizeFigures[] = [];
    for (const size of sizes) figures.push(await measureSize(size, rounds, server.url));
    return figures;
  } finally {
    await server.close();
  }
}

/** Builds and serves `index.html`, whose `bench` measures in the browser. */
export async function serveBenchPage(port: number): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-search-'));
  // Browsers measure memory only for cross-origin isolated pages.
  const headers = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };
  const config = {
    root: import.meta.dirname,
    configFile: false as const,
    logLevel: 'error' as const,
    worker: { format: 'es' as const },
  };
  await build({ ...config, build: { outDir, target: 'baseline-widely-available', emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { port, headers } });
  return {
    url: `http://localhost:${port}/`,
    async close() {
      await server.close();
      await rm(outDir, { recursive: true });
    },
  };
}

/** Each size has a browser of its own, with an empty profile. */
async function measureSize(listings: number, rounds: number, url: string): Promise<SizeFigures> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumFlags, '--enable-blink-features=ForceEagerMeasureMemory'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    const importing = await page.evaluate((count) => globalThis.bench.importListings(count), listings);
    const buildings = new Map<EngineName, Building>();
    for (const engine of engineNames) {
      buildings.set(engine, await page.evaluate((name) => globalThis.bench.build(name), engine));
    }
    const samples = await page.evaluate((count) => globalThis.bench.measure(count), rounds);
    const memory = await memoryByWorker(page);
    return {
      listings,
      importing,
      engines: [...buildings].map(([engine, building]) => figuresOf(engine, building, memory, samples)),
    };
  } finally {
    await browser.close();
  }
}

function figuresOf(
  engine: EngineName,
  building: Building,
  memory: ReadonlyMap<EngineName, number>,
  samples: readonly Sample[],
): EngineFigures {
  const own = samples.filter((sample) => sample.engine === engine);
  const kinds = [...new Set(own.map(({ kind }) => kind))];
  return {
    engine,
    building,
    memory: memory.get(engine) ?? null,
    questions: kinds.map((kind) => {
      const asked = own.filter((sample) => sample.kind === kind);
      const times = asked.map(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
      return {
        kind,
        p50: quantile(times, 0.5),
        p95: quantile(times, 0.95),
        total: asked.reduce((sum, { total }) => sum + total, 0) / asked.length,
      };
    }),
  };
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

async function memoryByWorker(page: Page): Promise<ReadonlyMap<EngineName, number>> {
  const measured = await page.evaluate(() => globalThis.bench.memory());
  const breakdown = measured?.breakdown ?? [];
  const workers: Readonly<Record<EngineName, RegExp>> = {
    'mon-bazar': /searchWorker/,
    minisearch: /miniSearchWorker/,
    flexsearch: /flexSearchWorker/,
  };
  return new Map(
    engineNames.flatMap((engine) => {
      const own = breakdown.filter(({ attribution }) => attribution.some(({ url }) => workers[engine].test(url)));
      return own.length === 0 ? [] : [[engine, own.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6] as const];
    }),
  );
}
