import type { FieldValues } from '../../listings/catalogue/Field';
import { contentWords } from './contentWords';

/** The fields that name a thing in words. */
export const NAMING_FIELDS: readonly string[] = ['product', 'model'];

/** The words of these fields. */
export function nameWords(fields: FieldValues): readonly string[] {
  return NAMING_FIELDS.flatMap((id) => contentWords(String(fields[id] ?? '')));
}
