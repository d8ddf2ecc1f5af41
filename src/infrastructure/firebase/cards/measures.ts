import type { MonthField, NumberField } from '../../../domain/listings/catalogue/Field';
import { MAXIMUM_PRICE } from '../../../domain/listings/Price';
import { NumericRange } from './NumericRange';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

const byField = new Map<NumberField | MonthField, NumericRange>();

export const priceMeasure = new NumericRange('price', 0, MAXIMUM_PRICE);

/** A month counts as its year. */
export function measureOf(field: NumberField | MonthField): NumericRange {
  const known = byField.get(field);
  if (known !== undefined) return known;
  const measure =
    field.kind === 'month'
      ? new NumericRange(field.id, FIRST_YEAR, LAST_YEAR, { isYear: true })
      : new NumericRange(field.id, field.minimum, field.maximum, {
          decimals: field.decimals ?? 0,
          isYear: field.isYear === true,
        });
  byField.set(field, measure);
  return measure;
}
