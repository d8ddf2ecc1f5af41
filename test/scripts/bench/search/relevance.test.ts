import { describe, expect, it } from 'vitest';
import { mean, ndcg, reciprocalRank } from '../../../../scripts/bench/search/relevance/measures';
import { flexSearch, miniSearch, monBazar } from '../../../../scripts/bench/search/relevance/rankers';
import type { JudgedQuery } from '../../../../scripts/bench/search/relevance/readJudgedQueries';
import { understandQueries } from '../../../../scripts/bench/search/relevance/understandQueries';
import { demoListings } from '../../../../scripts/content/demoListings';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { parseQuery } from '../../../../src/domain/search/matching/parseQuery';
import { indexedTerms } from '../../../../src/domain/search/matching/indexedTerms';
import { NOON } from '../../../support/builders/aListing';

const listings = demoListings(NOON);
const judged = await understandQueries();
const find = monBazar(listings, NOON);

describe('the judged queries', () => {
  it('there are at least 120, each once, with answers of the catalogue graded 1 to 3, each listing once', () => {
    const ids = new Set(listings.map(({ id }) => id));
    const unknown = judged.flatMap(({ grades }) => [...grades.keys()]).filter((id) => !ids.has(id));
    expect(unknown).toEqual([]);
    expect(new Set(judged.flatMap(({ grades }) => [...grades.values()]))).toEqual(new Set([1, 2, 3]));
    expect(new Set(judged.map(({ query }) => query)).size).toBe(judged.length);
    expect(judged.length).toBeGreaterThanOrEqual(120);
  });

  it('the mean NDCG@10 of the site is at least 0.95, above that of MiniSearch and of FlexSearch', () => {
    const [own, mini, flex] = [find, miniSearch(listings, NOON), flexSearch(listings, NOON)].map((engine) =>
      mean(judged.map((each) => ndcg(engine(each.criteria), each))),
    );
    expect(own).toBeGreaterThanOrEqual(0.95);
    expect(own).toBeGreaterThan(mini ?? 1);
    expect(own).toBeGreaterThan(flex ?? 1);
  });

  it('the mean reciprocal rank of the first best answer is at least 0.93', () => {
    expect(mean(judged.map((each) => reciprocalRank(find(each.criteria), each)))).toBeGreaterThanOrEqual(0.93);
  });

  it('no query with an exact answer shows a listing that only contains a longer word', () => {
    const stemsById = new Map(
      listings.map((listing) => [listing.id, new Set(indexedTerms(listing).map(({ term }) => term))]),
    );
    const completed = judged.flatMap(({ query, criteria }) => {
      const { words } = parseQuery(criteria.query);
      const last = words.at(-1);
      const found = find(criteria).map((id) => stemsById.get(id) ?? new Set());
      const isExact = (stems: ReadonlySet<unknown>) =>
        words.every(({ stem, word }) => stems.has(stem) || stems.has(word));
      const onlyBegins = (stems: ReadonlySet<unknown>) =>
        last !== undefined && !stems.has(last.stem) && [...stems].some((stem) => String(stem).startsWith(last.word));
      const firstExact = found.findIndex(isExact);
      return firstExact < 0
        ? []
        : found
            .slice(0, firstExact)
            .filter(onlyBegins)
            .map(() => query);
    });
    expect(completed).toEqual([]);
  });

  it('the query « vélo » shows bicycles first and no velvet', () => {
    const titles = find({ ...noCriteria, query: 'vélo' }).map((id) => listings.find((listing) => listing.id === id));
    expect(titles.slice(0, 15).map((listing) => listing?.categoryId)).toEqual(Array(15).fill('velos'));
    expect(titles.filter((listing) => /velours/i.test(listing?.title ?? ''))).toEqual([]);
  });
});

describe('the measures', () => {
  const query: JudgedQuery = {
    query: 'q',
    grades: new Map([
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ]),
  };

  it('the best order has an NDCG of 1, and no answer 0', () => {
    expect(ndcg(['a', 'b', 'c'], query)).toBe(1);
    expect(ndcg(['x', 'y'], query)).toBe(0);
  });

  it('a swap costs what the discount says', () => {
    const best = 7 + 3 / Math.log2(3) + 1 / 2;
    expect(ndcg(['b', 'a', 'c'], query)).toBeCloseTo((3 + 7 / Math.log2(3) + 1 / 2) / best, 12);
  });

  it('the reciprocal rank is that of the first answer of the highest grade among ten', () => {
    expect(reciprocalRank(['b', 'x', 'a'], query)).toBeCloseTo(1 / 3, 12);
    expect(reciprocalRank([...'0123456789', 'a'], query)).toBe(0);
  });
});
