import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Listing } from '../../../domain/listings/Listing';
import { priceInEuros } from '../../../domain/listings/Price';
import { isMeasured, measurableValue } from '../../../domain/search/matching/fieldValues';
import type { NumericRange } from './NumericRange';
import { measureOf, priceMeasure } from './measures';

/** What a listing measures: its price and the fields by which its category filters. */
export function cardNumbers({ price, categoryId, fields }: Listing): readonly string[] {
  const measured = (findCategory(categoryId)?.fields ?? []).filter(isMeasured).filter(({ filter }) => filter === true);
  return [
    ...flagsOf(priceMeasure, priceInEuros(price)),
    ...measured.flatMap((field) => {
      const value = fields[field.id];
      return flagsOf(measureOf(field), value === undefined ? null : measurableValue(value));
    }),
  ];
}

function flagsOf(measure: NumericRange, value: number | null): readonly string[] {
  return value === null ? [] : measure.flagsOf(value);
}
