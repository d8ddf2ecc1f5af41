import { demoListings } from '../../../content/demoListings';
import { mean, ndcg, reciprocalRank } from './measures';
import { flexSearch, miniSearch, monBazar, type Ranker } from './rankers';
import { understandQueries } from './understandQueries';

/** How well each engine ranks the answers to the judged queries on the demo catalogue, as a Markdown table. */
export async function relevanceTable(): Promise<string> {
  const now = Date.now();
  const listings = demoListings(now);
  const judged = await understandQueries();
  const engines: readonly (readonly [string, Ranker])[] = [
    ['mon-bazar', monBazar(listings, now)],
    ['minisearch', miniSearch(listings, now)],
    ['flexsearch', flexSearch(listings, now)],
  ];
  const rows = engines.map(([name, find]) => {
    const scores = judged.map((each) => {
      const ids = find(each.criteria);
      return { ndcg: ndcg(ids, each), rank: reciprocalRank(ids, each) };
    });
    return `| ${name} | ${mean(scores.map((score) => score.ndcg)).toFixed(3)} | ${mean(scores.map(({ rank }) => rank)).toFixed(3)} |`;
  });
  return [
    `### ${judged.length} judged queries on ${listings.length} listings`,
    '| | NDCG@10 | mean reciprocal rank |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}
