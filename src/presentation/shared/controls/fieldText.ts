import type { Field, FieldValue, NumberField } from '../../../domain/listings/catalogue/Field';
import { formatMonth } from '../format/formatDate';
import { formatNumber } from '../format/formatNumber';
import { messages } from '../messages';

/** A field's value as the listing's page shows it beside its label: « 45 000 km », « mars 2019 », « Oui ». */
export function fieldText(field: Field, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (field.kind === 'number') return typeof value === 'number' ? numberText(field, value) : value;
  if (field.kind === 'choice') return field.choices.find((choice) => choice.value === value)?.label ?? String(value);
  return field.kind === 'month' ? monthText(String(value)) : String(value);
}

function numberText(field: NumberField, value: number): string {
  const text = field.isYear === true ? String(value) : formatNumber(value, field.decimals);
  return field.unit === undefined ? text : `${text}\u00a0${field.unit}`;
}

/** `2019-03` is « mars 2019 »; what is not a month is left as it is. */
function monthText(value: string): string {
  const instant = /^\d{4}-\d{2}$/.test(value) ? Date.parse(`${value}-15T12:00:00Z`) : Number.NaN;
  return Number.isNaN(instant) ? value : formatMonth(instant);
}
