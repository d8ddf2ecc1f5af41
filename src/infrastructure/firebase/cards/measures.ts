import type { MonthField, NumberField } from '../../../domain/listings/catalogue/Field';
import { MAXIMUM_PRICE } from '../../../domain/listings/Price';
import { Measure } from './Measure';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2099;

const byField = new Map<NumberField | MonthField, Measure>();

export const priceMeasure = new Measure('price', 0, MAXIMUM_PRICE);

/** A month counts as its year. */
export function measureOf(field: NumberField | MonthField): Measure {
  const known = byField.get(field);
  if (known !== undefined) return known;
  const measure =
    field.kind === 'month'
      ? new Measure(field.id, FIRST_YEAR, LAST_YEAR, { isYear: true })
      : new Measure(field.id, field.minimum, field.maximum, { decimals: field.decimals ?? 0, isYear: field.isYear === true });
  byField.set(field, measure);
  return measure;
}
