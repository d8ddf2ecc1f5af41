import type {
  ChoiceField,
  Field,
  FieldValue,
  FlagField,
  NumberField,
  MonthField,
  TextField,
} from '../../listings/catalogue/Field';
import { foldText } from '../../shared/foldText';

/** The value that an any-of filter compares: « Peugeot » and « peugeot » are equal. */
export function comparableValue(value: FieldValue): string {
  return foldText(String(value)).trim();
}

/** The value that a range filter compares: a month counts as its year. `null`: there is none. */
export function measurableValue(value: FieldValue): number | null {
  const measure = typeof value === 'string' ? Number.parseInt(value.slice(0, 4), 10) : Number(value);
  return Number.isNaN(measure) ? null : measure;
}

/** The spelling under which a value is counted: the suggestion of the field, if there is one. */
export function displayedValue(field: ChoiceField | TextField, value: FieldValue): string {
  const text = String(value).trim();
  if (field.kind === 'choice') return text;
  return field.suggestions?.find((suggestion) => comparableValue(suggestion) === comparableValue(text)) ?? text;
}

export function isCounted(field: Field): field is ChoiceField | TextField | FlagField {
  return field.filter === true && (field.kind === 'choice' || field.kind === 'text' || field.kind === 'flag');
}

export function isMeasured(field: Field): field is NumberField | MonthField {
  return field.kind === 'number' || field.kind === 'month';
}
