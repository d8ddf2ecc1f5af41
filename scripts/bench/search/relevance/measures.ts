import type { JudgedQuery } from './readJudgedQueries';

const SHOWN = 10;

/** Normalised discounted cumulative gain of the first ten (Järvelin and Kekäläinen 2002), gain 2^grade − 1: 1 is the best order. */
export function ndcg(ids: readonly string[], { grades }: JudgedQuery): number {
  const best = [...grades.values()].sort((one, other) => other - one);
  return gain(ids.map((id) => grades.get(id) ?? 0)) / gain(best);
}

/** 1 / the rank of the first listing of the highest grade that the query has; 0 if it is not among the first ten. */
export function reciprocalRank(ids: readonly string[], { grades }: JudgedQuery): number {
  const highest = Math.max(...grades.values());
  const rank = ids.slice(0, SHOWN).findIndex((id) => grades.get(id) === highest);
  return rank < 0 ? 0 : 1 / (rank + 1);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function gain(grades: readonly number[]): number {
  return grades.slice(0, SHOWN).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}
