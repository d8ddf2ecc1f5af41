import { findCategory } from '../../listings/catalogue/categories';
import type { Field } from '../../listings/catalogue/Field';
import type { FieldFilter, SearchCriteria } from './SearchCriteria';

/** Those of the filters that a category offers: without the fields that it does not filter by, and the values that its choices do not have. */
export function fieldsWithin(categoryId: string, fields: SearchCriteria['fields']): SearchCriteria['fields'] {
  const offered = findCategory(categoryId)?.fields.filter(({ filter }) => filter === true) ?? [];
  return Object.fromEntries(
    offered.flatMap((field) => {
      const filter = fields[field.id];
      const passed = filter === undefined ? null : filterWithin(field, filter);
      return passed === null ? [] : [[field.id, passed]];
    }),
  );
}

function filterWithin(field: Field, filter: FieldFilter): FieldFilter | null {
  if (field.kind !== 'choice' || filter.kind !== 'any-of') return filter;
  const values = filter.values.filter((wanted) => field.choices.some(({ value }) => value === wanted));
  return values.length === 0 ? null : { kind: 'any-of', values };
}
