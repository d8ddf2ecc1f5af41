import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import type { CardCondition } from './CardQuery';
import type { CardSource } from './CardSource';
import { isRefused } from './mergeOrderedPages';
import { excludedFrom, type SearchPlan } from './searchPlan';
import { byDate } from './searchSegments';

/** Index entries that Firestore counts for the price of one document read. */
export const MAXIMUM_COUNTED = 1000;

/**
 * The number of listings that a search finds, at most `MAXIMUM_COUNTED`; null where Firestore refuses to count them. Includes those
 * that expired since midnight (UTC).
 */
export async function countMatches(source: CardSource, plan: SearchPlan): Promise<BackendResult<number | null>> {
  const [all, excluded] = await Promise.all([
    count(source, plan.base),
    plan.excluded.length === 0 ? success(0) : count(source, excludedFrom(plan)),
  ]);
  if (isRefused(all) || isRefused(excluded)) return success(null);
  if (!all.ok) return all;
  if (!excluded.ok) return excluded;
  return success(all.value >= MAXIMUM_COUNTED ? MAXIMUM_COUNTED : Math.max(0, all.value - excluded.value));
}

/** When the condition takes several queries, cards that meet more than one of them are counted more than once. */
async function count(source: CardSource, cards: CardCondition): Promise<BackendResult<number>> {
  const counts = await Promise.all(byDate(cards).map((query) => source.count(query, MAXIMUM_COUNTED)));
  let sum = 0;
  for (const counted of counts) {
    if (!counted.ok) return counted;
    sum += counted.value;
  }
  return success(Math.min(sum, MAXIMUM_COUNTED));
}
