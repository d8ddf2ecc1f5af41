import { demoListings } from '../../../content/demoListings';
import { mean, ndcg, reciprocalRank } from './measures';
import { flexSearch, miniSearch, monBazar, type Ranker } from './rankers';
import { readJudgedQueries } from './readJudgedQueries';

/** How well each engine ranks the answers to the judged queries on the demo catalogue, as a Markdown table. */
export function relevanceTable(): string {
  const now = Date.now();
  const listings = demoListings(now);
  const judged = readJudgedQueries();
  const engines: readonly (readonly [string, Ranker])[] = [
    ['mon-bazar', monBazar(listings, now)],
    ['minisearch', miniSearch(listings)],
    ['flexsearch', flexSearch(listings)],
  ];
  const rows = engines.map(([name, find]) => {
    const scores = judged.map((each) => {
      const ids = find(each.query);
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
