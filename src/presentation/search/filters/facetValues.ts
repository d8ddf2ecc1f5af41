import type { ChoiceField, TextField } from '../../../domain/listings/catalogue/Field';
import { displayedValue } from '../../../domain/search/matching/fieldValues';

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly count: number | null;
}

type Counts = Readonly<Record<string, number>> | null;

/** Made when it is first needed: the first use of `Intl` holds the page up for 25 ms, and a phone for 100 ms. */
let byName: Intl.Collator | undefined;

function compareNames(one: string, other: string): number {
  return (byName ??= new Intl.Collator('fr', { numeric: true })).compare(one, other);
}

/** The values to offer for a field: all values of a choice in its order; of a text those of the results, most frequent first. */
export function facetValues(
  field: ChoiceField | TextField,
  chosen: readonly string[],
  counts: Counts,
): readonly FacetValue[] {
  if (field.kind === 'choice') {
    return field.choices.map(({ value, label }) => ({
      value,
      label,
      isChosen: chosen.includes(value),
      count: countOf(value, counts),
    }));
  }
  const picked = new Set(chosen.map((value) => displayedValue(field, value)));
  const offered = counts === null ? (field.suggestions ?? []) : Object.keys(counts);
  return [...new Set([...picked, ...offered])]
    .map((value) => ({ value, label: value, isChosen: picked.has(value), count: countOf(value, counts) }))
    .sort((one, other) => (other.count ?? 0) - (one.count ?? 0) || compareNames(one.label, other.label));
}

/** The first few values, and all chosen ones. */
export function firstFacetValues(values: readonly FacetValue[], few: number): readonly FacetValue[] {
  return values.filter(({ isChosen }, index) => index < few || isChosen);
}

function countOf(value: string, counts: Counts): number | null {
  return counts === null ? null : (counts[value] ?? 0);
}
