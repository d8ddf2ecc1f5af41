import { findCategory, findFamily } from '../../listings/catalogue/categories';
import type { Field } from '../../listings/catalogue/Field';
import { SENIORITIES } from '../../listings/sellerSeniority';
import { MAXIMUM_PRICE } from '../../listings/Price';
import { kindWords, sellerWords, sortWords } from './criteriaWords';
import { isMeasured } from '../matching/fieldValues';
import { placeFromText } from './placeFromText';
import { MAXIMUM_QUERY_LENGTH, type FieldFilter, type NumberRange, type SearchCriteria } from './SearchCriteria';

/**
 * Reads the entries of a URL. Invalid entries are ignored, as are fields that the category does not filter by. Of two
 * entries with the same key, the first counts.
 */
export function criteriaFromEntries(entries: Iterable<readonly [string, string]>): SearchCriteria {
  const values = new Map([...entries].reverse());
  const read = (key: string): string => values.get(key) ?? '';
  const category = findCategory(read('categorie'));
  const family = category === undefined ? findFamily(read('famille')) : undefined;
  const kind = wordFor(kindWords, read('type'));
  const seller = wordFor(sellerWords, read('vendeur'));
  const seniority = SENIORITIES.find((months) => String(months) === read('anciennete'));
  const place = placeFromText(read('lieu'), read('rayon'));
  return {
    query: queryFrom(read('q')),
    titleOnly: read('titre') === '1',
    ...(family && { family: family.id }),
    ...(category && { categoryId: category.id }),
    ...(kind && { kind }),
    ...(seller && { seller }),
    ...(seniority && { seniority }),
    price: range(price(read('prix_min')), price(read('prix_max'))),
    giftOnly: read('don') === '1',
    withPhoto: read('photo') === '1',
    delivery: read('livraison') === '1',
    hideReserved: read('sans_reservees') === '1',
    fields: fieldFilters(category?.fields ?? [], read),
    ...(place && { place }),
    sort: wordFor(sortWords, read('tri')) ?? 'relevance',
  };
}

/** Trailing spaces stay: they mean that the last word is finished. */
function queryFrom(text: string): string {
  const query = text.slice(0, MAXIMUM_QUERY_LENGTH);
  return query.trim() === '' ? '' : query;
}

function wordFor<Value extends string>(words: Readonly<Record<Value, string>>, text: string): Value | undefined {
  for (const value in words) {
    if (words[value] === text) return value;
  }
  return undefined;
}

function price(text: string): number | undefined {
  const euros = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return euros !== undefined && euros <= MAXIMUM_PRICE ? euros : undefined;
}

function range(minimum: number | undefined, maximum: number | undefined): NumberRange {
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

function fieldFilters(fields: readonly Field[], read: (key: string) => string): SearchCriteria['fields'] {
  const filters: Record<string, FieldFilter> = {};
  for (const field of fields) {
    const filter = field.filter === true ? fieldFilter(field, read(`f_${field.id}`)) : undefined;
    if (filter !== undefined) filters[field.id] = filter;
  }
  return filters;
}

function fieldFilter(field: Field, text: string): FieldFilter | undefined {
  if (field.kind === 'flag') return text === '1' ? { kind: 'set' } : undefined;
  if (isMeasured(field)) return rangeFilter(text);
  const values = text
    .split(',')
    .map(unescapeComma)
    .filter((value) => value.trim() !== '');
  return values.length === 0 ? undefined : { kind: 'any-of', values: [...new Set(values)] };
}

function rangeFilter(text: string): FieldFilter | undefined {
  const ends = /^(\d{1,9}(?:\.\d{1,3})?)?\.\.(\d{1,9}(?:\.\d{1,3})?)?$/.exec(text);
  if (ends === null || text === '..') return undefined;
  const [minimum, maximum] = ends
    .slice(1)
    .map((end: string | undefined) => (end === undefined ? undefined : Number(end)));
  return { kind: 'range', ...range(minimum, maximum) };
}

function unescapeComma(value: string): string {
  return value.replaceAll('%2C', ',').replaceAll('%25', '%');
}
