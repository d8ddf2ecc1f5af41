import type { BackendResult } from '../../../application/shared/BackendResult';
import { success } from '../../../domain/shared/Result';
import type { CardCondition } from './CardQuery';
import type { CardSource } from './CardSource';
import { excludedFrom, type SearchPlan } from './searchPlan';
import { byDate } from './searchSegments';

/** As many as one document read pays for. */
export const MOST_COUNTED = 1000;

/** How many listings a search finds, counted up to `MOST_COUNTED`. Those that ended since midnight count too. */
export async function countMatches(source: CardSource, plan: SearchPlan): Promise<BackendResult<number>> {
  const [all, excluded] = await Promise.all([
    count(source, plan.base),
    plan.excluded.length === 0 ? success(0) : count(source, excludedFrom(plan)),
  ]);
  if (!all.ok) return all;
  if (!excluded.ok) return excluded;
  return success(all.value >= MOST_COUNTED ? MOST_COUNTED : Math.max(0, all.value - excluded.value));
}

/** Where it takes several queries, what meets more than one of them counts each time. */
async function count(source: CardSource, asked: CardCondition): Promise<BackendResult<number>> {
  const counts = await Promise.all(byDate(asked).map((query) => source.count(query, MOST_COUNTED)));
  let sum = 0;
  for (const counted of counts) {
    if (!counted.ok) return counted;
    sum += counted.value;
  }
  return success(Math.min(sum, MOST_COUNTED));
}
