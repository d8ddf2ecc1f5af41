import { generateListings } from '../../../src/infrastructure/embedded/demo/generateListings';
import { ListingIndex } from '../../../src/infrastructure/embedded/search/ListingIndex';
import { LIMIT, questions } from './questions';

/** Milliseconds from a request to its answer, counts of all filters included, by the kind of the question; as Markdown. */
export function benchIndex(listings: number, rounds = 6): string {
  const now = Date.now();
  const index = new ListingIndex();
  const began = performance.now();
  for (const listing of generateListings(listings, now)) index.put(listing);
  const building = performance.now() - began;
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { kind, criteria } of questions) {
      const asked = performance.now();
      index.search({ criteria, limit: LIMIT }, now);
      const spent = performance.now() - asked;
      // The first round warms up, and sorts the words.
      if (round > 0) times.set(kind, [...(times.get(kind) ?? []), spent]);
    }
  }
  const megabytes = process.memoryUsage().rss / 1e6;
  return [
    `### ${listings.toLocaleString('en')} listings in Node, without a worker (generated and indexed in ${(building / 1000).toFixed(0)} s, ${megabytes.toFixed(0)} MB in all)`,
    '| question | p50 | p95 |\n|---|---|---|',
    ...[...times].map(([kind, all]) => `| ${kind} | ${quantile(all, 0.5)} ms | ${quantile(all, 0.95)} ms |`),
  ].join('\n');
}

function quantile(times: readonly number[], share: number): string {
  const sorted = times.toSorted((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);
}
