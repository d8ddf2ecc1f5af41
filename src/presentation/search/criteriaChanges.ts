import type { FamilyId } from '../../domain/listings/catalogue/Category';
import { comparableValue } from '../../domain/search/matching/fieldValues';
import { asksNothing } from '../../domain/search/matching/matchesFilters';
import { noCriteria, type FieldFilter, type SearchCriteria } from '../../domain/search/criteria/SearchCriteria';

type Changing<Thing> = { -readonly [Key in keyof Thing]: Thing[Key] };

/** One of the entries that may be absent set, or, with null, absent. */
export function withChoice<Key extends 'kind' | 'seller' | 'place'>(
  criteria: SearchCriteria,
  key: Key,
  value: NonNullable<SearchCriteria[Key]> | null,
): SearchCriteria {
  const changed: Changing<SearchCriteria> = { ...criteria };
  delete changed[key];
  return value === null ? changed : { ...changed, [key]: value };
}

/** Another family or category, or all. Filters on fields go: they are the category's. */
export function withShelf(
  criteria: SearchCriteria,
  shelf: { readonly family?: FamilyId; readonly categoryId?: string },
): SearchCriteria {
  if (shelf.categoryId !== undefined && shelf.categoryId === criteria.categoryId) return criteria;
  const changed: Changing<SearchCriteria> = { ...criteria, fields: {} };
  delete changed.family;
  delete changed.categoryId;
  return { ...changed, ...shelf };
}

/** One field's filter set; a filter that asks nothing goes. */
export function withField(criteria: SearchCriteria, fieldId: string, filter: FieldFilter): SearchCriteria {
  const { fields } = withoutField(criteria, fieldId);
  return { ...criteria, fields: asksNothing(filter) ? fields : { ...fields, [fieldId]: filter } };
}

export function withoutField(criteria: SearchCriteria, fieldId: string): SearchCriteria {
  return { ...criteria, fields: Object.fromEntries(Object.entries(criteria.fields).filter(([id]) => id !== fieldId)) };
}

/** One value of a field ticked, or not. */
export function withValue(criteria: SearchCriteria, fieldId: string, value: string, isTicked: boolean): SearchCriteria {
  const filter = criteria.fields[fieldId];
  const others =
    filter?.kind === 'any-of' ? filter.values.filter((other) => comparableValue(other) !== comparableValue(value)) : [];
  return withField(criteria, fieldId, { kind: 'any-of', values: isTicked ? [...others, value] : others });
}

/** The words and their order alone. */
export function withoutFilters({ query, sort }: SearchCriteria): SearchCriteria {
  return { ...noCriteria, query, sort };
}
