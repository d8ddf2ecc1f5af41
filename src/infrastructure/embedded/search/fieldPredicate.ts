import type { Category } from '../../../domain/listings/catalogue/Category';
import { isMeasured } from '../../../domain/search/matching/fieldValues';
import type { FieldFilter } from '../../../domain/search/criteria/SearchCriteria';
import type { ListingIndexFields } from './ListingIndexFields';

/** Whether a listing of the category, given by its number, passes a filter. */
export type FieldPredicate = (listing: number) => boolean;

/** No listing passes a filter on a field that the category does not have. */
export function fieldPredicate(
  category: Category,
  fieldId: string,
  filter: FieldFilter,
  fields: ListingIndexFields,
): FieldPredicate {
  const slot = fields.filtersOf(category).findIndex(({ id }) => id === fieldId);
  const field = fields.filtersOf(category)[slot];
  if (field === undefined) return () => false;
  switch (filter.kind) {
    case 'any-of': {
      if (isMeasured(field)) return () => false;
      const wanted = new Set(filter.values.map((value) => fields.dictionaryOf(fieldId).find(value)));
      return (listing) => wanted.has(fields.valueOf(listing, slot));
    }
    case 'range': {
      const { minimum = -Infinity, maximum = Infinity } = filter;
      return (listing) => {
        const value = fields.valueOf(listing, slot);
        return isMeasured(field) && value >= minimum && value <= maximum;
      };
    }
    case 'set':
      return (listing) => field.kind === 'flag' && fields.valueOf(listing, slot) === 0;
  }
}
