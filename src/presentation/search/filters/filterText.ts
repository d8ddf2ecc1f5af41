import { findCategory, findFamily } from '../../../domain/listings/catalogue/categories';
import type { Field } from '../../../domain/listings/catalogue/Field';
import type { NumberRange } from '../../../domain/search/criteria/SearchCriteria';
import { fieldText } from '../../shared/controls/fieldText';
import { formatNumber } from '../../shared/format/formatNumber';
import { shortCommuneName } from '../../shared/places/placeText';
import type { FilterMeaning } from './activeFilters';
import { filterMessages } from '../messages';

/** The label of an active filter’s chip. */
export function filterText(filter: FilterMeaning): string {
  switch (filter.kind) {
    case 'family':
      return findFamily(filter.family)?.label ?? filter.family;
    case 'category':
      return findCategory(filter.categoryId)?.label ?? filter.categoryId;
    case 'listing-kind':
      return filterMessages.kinds[filter.value];
    case 'seller':
      return filterMessages.sellers[filter.value];
    case 'seniority':
      return filterMessages.memberFor(filterMessages.seniorities[filter.value]);
    case 'price':
      return filterMessages.ofField(
        filterMessages.price,
        rangeText(filter.range, (euros) => `${formatNumber(euros)}\u00a0€`),
      );
    case 'gift':
      return filterMessages.gift;
    case 'photo':
      return filterMessages.withPhoto;
    case 'delivery':
      return filterMessages.delivery;
    case 'not-reserved':
      return filterMessages.notReserved;
    case 'title-only':
      return filterMessages.titleOnly;
    case 'place':
      return filterMessages.around(shortCommuneName(filter.place.communeName), filter.place.radiusKm);
    case 'field-value':
      return valueText(filter.field, filter.value);
    case 'field-range':
      return filterMessages.ofField(
        filter.field.label,
        rangeText(filter.range, (value) => boundText(filter.field, value)),
      );
    case 'field-set':
      return filter.field.label;
  }
}

/** Whether a value needs the field’s label: « 3 » does, « Diesel » does not. */
function valueText(field: Field, value: string): string {
  const text = fieldText(field, value);
  return text.length <= 2 ? filterMessages.ofField(field.label, text) : text;
}

function boundText(field: Field, value: number): string {
  return field.kind === 'number' ? fieldText(field, value) : String(value);
}

function rangeText({ minimum, maximum }: NumberRange, format: (value: number) => string): string {
  if (minimum === undefined) return maximum === undefined ? '' : filterMessages.upTo(format(maximum));
  if (maximum === undefined) return filterMessages.from(format(minimum));
  return minimum === maximum ? format(minimum) : filterMessages.between(format(minimum), format(maximum));
}
