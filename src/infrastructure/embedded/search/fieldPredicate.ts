import type { Category } from '../../../domain/listings/catalogue/Category';
import { isMeasured } from '../../../domain/search/matching/fieldValues';
import type { FieldFilter } from '../../../domain/search/criteria/SearchCriteria';
import type { ListingIndexFields } from './ListingIndexFields';

/** Whether a listing of the category, by its number, passes a filter. */
export type FieldTest = (listing: number) => boolean;

/** A filter on what the category has no such field for is passed by nothing. */
export function fieldTest(
  category: Category,
  fieldId: string,
  filter: FieldFilter,
  fields: ListingIndexFields,
): FieldTest {
  const place = fields.filtersOf(category).findIndex(({ id }) => id === fieldId);
  const field = fields.filtersOf(category)[place];
  if (field === undefined) return () => false;
  switch (filter.kind) {
    case 'any-of': {
      if (isMeasured(field)) return () => false;
      const wanted = new Set(filter.values.map((value) => fields.legendOf(fieldId).find(value)));
      return (listing) => wanted.has(fields.valueOf(listing, place));
    }
    case 'range': {
      const { minimum = -Infinity, maximum = Infinity } = filter;
      return (listing) => {
        const value = fields.valueOf(listing, place);
        return isMeasured(field) && value >= minimum && value <= maximum;
      };
    }
    case 'set':
      return (listing) => field.kind === 'flag' && fields.valueOf(listing, place) === 0;
  }
}
