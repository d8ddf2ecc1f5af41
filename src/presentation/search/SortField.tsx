import { effectiveSort, type SearchCriteria, type SearchSort } from '../../domain/search/criteria/SearchCriteria';
import { sortMessages } from './messages';
import { SelectField } from '../shared/controls/SelectField';
import type { ChangeCriteria } from './useSearchAddress';

interface SortFieldProps {
  readonly criteria: SearchCriteria;
  readonly onChange: ChangeCriteria;
  readonly hidesLabel?: boolean;
}

/** Offers relevance only with a query, and distance only with a place. */
export function SortField({ criteria, onChange, hidesLabel = false }: SortFieldProps) {
  const offered: readonly SearchSort[] = [
    ...(criteria.query.trim() === '' ? [] : (['relevance'] as const)),
    'date',
    'price-up',
    'price-down',
    ...(criteria.place === undefined ? [] : (['distance'] as const)),
  ];
  return (
    <SelectField
      label={sortMessages.label}
      hidesLabel={hidesLabel}
      value={effectiveSort(criteria)}
      choices={offered.map((value) => ({ value, label: sortMessages.choices[value] }))}
      onChange={(sort) => onChange({ ...criteria, sort })}
    />
  );
}
