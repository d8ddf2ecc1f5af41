import type { MonthField, NumberField } from '../../../domain/listings/catalogue/Field';
import { MAXIMUM_PRICE } from '../../../domain/listings/Price';
import { NumericRange } from './NumericRange';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

const rangesByField = new Map<NumberField | MonthField, NumericRange>();

export const priceRange = new NumericRange('price', 0, MAXIMUM_PRICE);

/** Month fields are searched by year. */
export function numericRangeOf(field: NumberField | MonthField): NumericRange {
  const known = rangesByField.get(field);
  if (known !== undefined) return known;
  const range =
    field.kind === 'month'
      ? new NumericRange(field.id, FIRST_YEAR, LAST_YEAR, { isYear: true })
      : new NumericRange(field.id, field.minimum, field.maximum, {
          decimals: field.decimals ?? 0,
          isYear: field.isYear === true,
        });
  rangesByField.set(field, range);
  return range;
}
