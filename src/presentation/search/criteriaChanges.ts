import { findCategory } from '../../domain/listings/categories';
import type { Category, FamilyId } from '../../domain/listings/Category';
import type { Field } from '../../domain/listings/Field';
import { isMeasured } from '../../domain/search/fieldValues';
import { asksNothing } from '../../domain/search/matchesFilters';
import { noCriteria, type FieldFilter, type SearchCriteria } from '../../domain/search/SearchCriteria';

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

/** Another family or category, or all. Filters on fields that the new category filters by as well stay. */
export function withShelf(criteria: SearchCriteria, shelf: { readonly family?: FamilyId; readonly categoryId?: string }): SearchCriteria {
  const category = shelf.categoryId === undefined ? undefined : findCategory(shelf.categoryId);
  const changed: Changing<SearchCriteria> = { ...criteria, fields: category === undefined ? {} : fieldsThatStay(criteria.fields, category) };
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

/** The words and their order alone. */
export function withoutFilters({ query, sort }: SearchCriteria): SearchCriteria {
  return { ...noCriteria, query, sort };
}

function fieldsThatStay(filters: SearchCriteria['fields'], category: Category): SearchCriteria['fields'] {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([id, filter]) => {
      const field = category.fields.find((candidate) => candidate.id === id && candidate.filter === true);
      const kept = field === undefined ? null : filterThatFits(field, filter);
      return kept === null ? [] : [[id, kept]];
    }),
  );
}

function filterThatFits(field: Field, filter: FieldFilter): FieldFilter | null {
  if (filter.kind === 'range') return isMeasured(field) ? filter : null;
  if (filter.kind === 'set') return field.kind === 'flag' ? filter : null;
  if (field.kind === 'text') return filter;
  if (field.kind !== 'choice') return null;
  const values = filter.values.filter((value) => field.choices.some((choice) => choice.value === value));
  return values.length === 0 ? null : { kind: 'any-of', values };
}
