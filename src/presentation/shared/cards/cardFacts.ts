import { findCategory } from '../../../domain/listings/catalogue/categories';
import type { Field, FieldValue } from '../../../domain/listings/catalogue/Field';
import type { ListingCard } from '../../../domain/listings/Listing';
import { fieldText } from '../controls/fieldText';
import { messages } from '../messages';

/** The choice « Autre » is not shown: it has no information. */
const OTHER = 'autre';

/** The facts on a card, in the order of the category’s fields: « mars 2019 », « 45 000 km », « 3 pièces »; each once. */
export function cardFacts({ categoryId, fields }: Pick<ListingCard, 'categoryId' | 'fields'>): readonly string[] {
  const onCard = findCategory(categoryId)?.fields.filter((field) => field.onCard === true) ?? [];
  const texts = onCard.map((field) => cardFieldText(field, fields[field.id])).filter((text) => text !== '');
  return [...new Set(texts)];
}

/** A value that is clear without its label; empty where it has no information. */
export function cardFieldText(field: Field, value: FieldValue | undefined): string {
  if (value === undefined || value === false || value === OTHER) return '';
  if (value === true) return field.label;
  const text = fieldText(field, value);
  if (field.kind === 'month' || (field.kind === 'number' && (field.unit !== undefined || field.isYear === true)))
    return text;
  if (/^\d+\+?$/.test(text) && field.kind !== 'text') return messages.counted(text, field.label);
  return text.length <= 2 ? messages.labelled(field.label, text) : text;
}
