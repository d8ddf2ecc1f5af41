import { failure, success, type Result } from '../../shared/Result';
import { trimmedText } from '../../shared/trimmedText';
import type { DraftError } from '../draft/DraftError';
import type { Field, FieldValue } from './Field';
import { FLAG_SET } from '../draft/ListingDraft';
import { parseNumber } from './parseNumber';

/** Turns what was typed (not blank) into a field's value. */
export function parseField(field: Field, typed: string): Result<FieldValue, DraftError> {
  const text = trimmedText(typed);
  switch (field.kind) {
    case 'choice':
      return field.choices.some(({ value }) => value === text) ? success(text) : failure({ kind: 'unknown-choice' });
    case 'number':
      return parseNumber(withoutUnit(text, field.unit), field);
    case 'month':
      return /^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(text) ? success(text) : failure({ kind: 'not-a-month' });
    case 'flag':
      return success(text === FLAG_SET);
    case 'text':
      return text.length > field.maximumLength
        ? failure({ kind: 'too-long', maximum: field.maximumLength })
        : success(text);
  }
}

/** « 84 000 km » repeats the unit that the form shows beside the field. */
function withoutUnit(text: string, unit: string | undefined): string {
  return unit !== undefined && text.toLowerCase().endsWith(unit.toLowerCase()) ? text.slice(0, -unit.length) : text;
}

/** The fields that apply to these values: some depend on the choice of another field. */
export function activeFields(fields: readonly Field[], values: Readonly<Record<string, FieldValue>>): readonly Field[] {
  return fields.filter(({ when }) => when === undefined || when.isOneOf.includes(String(values[when.field])));
}
