import type { Field, FieldValue } from '../../listings/catalogue/Field';
import { findCategory } from '../../listings/catalogue/categories';
import type { Listing } from '../../listings/Listing';
import type { SearchedField } from './relevance';

export interface SearchableText {
  readonly field: SearchedField;
  readonly text: string;
  /** Its words are proper names, in which an -s is not a plural: « canne » does not find a listing in Cannes. */
  readonly isName?: true;
  /** Stop words are indexed too, for queries that consist of them. */
  readonly withStopWords?: true;
}

/** All searched texts of a listing, most relevant field first. */
export function searchableTexts(listing: Listing): readonly SearchableText[] {
  const { communeName, postalCode } = listing.location;
  return [
    { field: 'title', text: listing.title, withStopWords: true },
    ...categoryTexts(listing),
    { field: 'attributes', text: attributeTexts(listing).join(' · ') },
    { field: 'attributes', text: `${communeName} ${postalCode}`, isName: true },
    { field: 'description', text: listing.description },
  ];
}

/** A label of one word names the category; « Photo, audio & vidéo » only describes it. */
function categoryTexts({ categoryId }: Listing): readonly SearchableText[] {
  const label = findCategory(categoryId)?.label;
  if (label === undefined) return [];
  return [{ field: isOneWord(label) ? 'category' : 'attributes', text: label }];
}

function isOneWord(label: string): boolean {
  return !label.includes(' ');
}

function attributeTexts({ categoryId, fields }: Listing): readonly string[] {
  const category = findCategory(categoryId);
  if (category === undefined) return [];
  return category.fields.flatMap((field) => fieldTexts(field, fields[field.id]));
}

/** Years are searched (« clio 2015 »); other numbers are only filters. */
function fieldTexts(field: Field, value: FieldValue | undefined): readonly string[] {
  if (value === undefined) return [];
  switch (field.kind) {
    case 'choice':
      return field.choices.filter((choice) => choice.value === value && value !== 'autre').map(({ label }) => label);
    case 'text':
      return [String(value)];
    case 'month':
      return [String(value).slice(0, 4)];
    case 'flag':
      return value === true ? [field.label] : [];
    case 'number':
      return field.isYear === true ? [String(value)] : [];
  }
}
