import { foldCommuneName, withoutArticle } from '../../../src/infrastructure/communes/communeName';
import { COMMUNE_PARTS } from '../../../src/infrastructure/communes/communePart';
import type { SourceCommune } from './readSource';

const HIDDEN_BEHIND = 8;

/** Assigns every commune to its part of `COMMUNE_PARTS`. */
export function divideCommunes(communes: readonly SourceCommune[]): readonly (readonly SourceCommune[])[] {
  const remaining = new Set(communes);
  return COMMUNE_PARTS.map(({ floor }) => {
    const beginnings = countBeginnings(communes.filter(({ population }) => population >= floor));
    const isHidden = (commune: SourceCommune) =>
      formsOf(commune).some((form) => (beginnings.get(form) ?? 0) >= HIDDEN_BEHIND);
    const part = [...remaining].filter((commune) => commune.population >= floor || isHidden(commune));
    for (const commune of part) remaining.delete(commune);
    return part;
  });
}

/** The number of communes by the beginning of their name. */
function countBeginnings(communes: readonly SourceCommune[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const commune of communes) {
    const beginnings = new Set(
      formsOf(commune).flatMap((form) => [...form].map((_, index) => form.slice(0, index + 1))),
    );
    for (const beginning of beginnings) counts.set(beginning, (counts.get(beginning) ?? 0) + 1);
  }
  return counts;
}

function formsOf({ name }: SourceCommune): readonly string[] {
  const folded = foldCommuneName(name);
  return [...new Set([folded, withoutArticle(folded)])];
}
