import { type CardCondition, condition, type Conjunction, MAXIMUM_DISJUNCTIONS } from './CardQuery';
import type { TermMatch, TermMatches } from './termMatches';

/** Requires all words of the query, in any field, with at most `limit` disjunctions. */
export function allTermsCondition(termMatches: TermMatches, limit: number): CardCondition {
  if (termMatches.length === 0) return condition([], []);
  const alone = termMatches.map((all) => all.filter(({ words }) => words === 1));
  const coverings =
    countCoverings(termMatches) <= Math.min(limit, MAXIMUM_DISJUNCTIONS) ? coveringsFrom(termMatches, 0) : null;
  return condition([], coverings === null ? withinLimit(alone) : [withoutSupersets(coverings)]);
}

/** The combinations of matches that cover all words from `index` on. */
function coveringsFrom(termMatches: TermMatches, index: number): readonly Conjunction[] {
  if (index >= termMatches.length) return [[]];
  return (termMatches[index] ?? []).flatMap(({ flags, words }) =>
    coveringsFrom(termMatches, index + words).map((rest) => [...flags, ...rest]),
  );
}

function countCoverings(termMatches: TermMatches): number {
  const counts = Array.from({ length: termMatches.length + 2 }, () => 1);
  for (let index = termMatches.length - 1; index >= 0; index--) {
    counts[index] = (termMatches[index] ?? []).reduce((sum, { words }) => sum + (counts[index + words] ?? 1), 0);
  }
  return counts[0] ?? 1;
}

/** Limits the alternatives, giving the last words of the query precedence: each further word multiplies the disjunctions. */
function withinLimit(termMatches: TermMatches): CardCondition['anyOf'] {
  let left = MAXIMUM_DISJUNCTIONS / 2;
  const groups = termMatches.toReversed().map((all) => {
    const used = all.length <= left ? all : all.slice(0, 1);
    left /= used.length;
    return used.map(({ flags }: TermMatch) => flags);
  });
  return groups.toReversed();
}

/** Drops alternatives that require all flags of another one: they find no further card. */
function withoutSupersets(alternatives: readonly Conjunction[]): readonly Conjunction[] {
  const sets = alternatives.map((flags) => new Set(flags.map(({ map, key }) => `${map} ${key}`)));
  const isRedundant = (keys: ReadonlySet<string>, index: number) =>
    sets.some(
      (other, at) => at !== index && [...other].every((key) => keys.has(key)) && (other.size < keys.size || at < index),
    );
  return alternatives.filter((_, index) => !isRedundant(sets[index] ?? new Set(), index));
}
