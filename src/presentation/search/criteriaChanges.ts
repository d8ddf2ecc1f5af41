import type { FamilyId } from '../../domain/listings/catalogue/Category';
import { comparableValue } from '../../domain/search/matching/fieldValues';
import { asksNothing } from '../../domain/search/matching/matchesFilters';
import { noCriteria, type FieldFilter, type SearchCriteria } from '../../domain/search/criteria/SearchCriteria';

type Mutable<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };

/** Sets one of the optional criteria, or removes it if the value is null. */
export function withChoice<Key extends 'kind' | 'seller' | 'seniority' | 'place'>(
  criteria: SearchCriteria,
  key: Key,
  value: NonNullable<SearchCriteria[Key]> | null,
): SearchCriteria {
  const changed: Mutable<SearchCriteria> = { ...criteria };
  delete changed[key];
  return value === null ? changed : { ...changed, [key]: value };
}

/** Sets the family or category, or removes both. Filters on fields are removed: they belong to the category. */
export function withCategory(
  criteria: SearchCriteria,
  chosen: { readonly family?: FamilyId; readonly categoryId?: string },
): SearchCriteria {
  if (chosen.categoryId !== undefined && chosen.categoryId === criteria.categoryId) return criteria;
  const changed: Mutable<SearchCriteria> = { ...criteria, fields: {} };
  delete changed.family;
  delete changed.categoryId;
  return { ...changed, ...chosen };
}

/** Sets the filter of a field; an empty filter is removed. */
export function withField(criteria: SearchCriteria, fieldId: string, filter: FieldFilter): SearchCriteria {
  const { fields } = withoutField(criteria, fieldId);
  return { ...criteria, fields: asksNothing(filter) ? fields : { ...fields, [fieldId]: filter } };
}

export function withoutField(criteria: SearchCriteria, fieldId: string): SearchCriteria {
  return { ...criteria, fields: Object.fromEntries(Object.entries(criteria.fields).filter(([id]) => id !== fieldId)) };
}

/** Adds a value to the filter of a field, or removes it. */
export function withValue(criteria: SearchCriteria, fieldId: string, value: string, isTicked: boolean): SearchCriteria {
  const filter = criteria.fields[fieldId];
  const others =
    filter?.kind === 'any-of' ? filter.values.filter((other) => comparableValue(other) !== comparableValue(value)) : [];
  return withField(criteria, fieldId, { kind: 'any-of', values: isTicked ? [...others, value] : others });
}

/** Keeps the query and the sort only. */
export function withoutFilters({ query, sort }: SearchCriteria): SearchCriteria {
  return { ...noCriteria, query, sort };
}
