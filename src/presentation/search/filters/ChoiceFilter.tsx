import type { SearchCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { withChoice } from '../criteriaChanges';
import { FacetChoice } from './FacetChoice';
import { FilterSection } from './FilterSection';
import type { ChangeCriteria } from '../useSearchAddress';

type Entry = 'kind' | 'seller' | 'seniority';

interface ChoiceFilterProps<Key extends Entry> {
  readonly criteria: SearchCriteria;
  readonly entry: Key;
  readonly title: string;
  readonly choices: readonly { readonly value: NonNullable<SearchCriteria[Key]>; readonly label: string }[];
  readonly allLabel: string;
  readonly counts: Readonly<Record<string, number>> | null;
  /** Without any of the choices; by default their sum. */
  readonly allCount?: number | undefined;
  readonly onChange: ChangeCriteria;
}

/** Radio buttons: one of a few values, or all. */
export function ChoiceFilter<Key extends Entry>({
  criteria,
  entry,
  title,
  choices,
  allLabel,
  counts,
  allCount = sumOf(counts),
  onChange,
}: ChoiceFilterProps<Key>) {
  const countOf = (value: string | number) => (counts === null ? null : (counts[value] ?? 0));
  const choose = (value: NonNullable<SearchCriteria[Key]> | null) => onChange(withChoice(criteria, entry, value));
  return (
    <FilterSection title={title}>
      <div>
        <FacetChoice
          type="radio"
          name={entry}
          label={allLabel}
          isChosen={criteria[entry] === undefined}
          onChange={() => choose(null)}
          count={counts === null ? null : allCount}
        />
        {choices.map(({ value, label }) => (
          <FacetChoice
            key={value}
            type="radio"
            name={entry}
            label={label}
            isChosen={criteria[entry] === value}
            onChange={() => choose(value)}
            count={countOf(value)}
          />
        ))}
      </div>
    </FilterSection>
  );
}

function sumOf(counts: ChoiceFilterProps<Entry>['counts']): number {
  return Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0);
}
