import { findCategory } from '../../listings/catalogue/categories';
import type { FieldValue, FieldValues } from '../../listings/catalogue/Field';
import type { Listing, ListingCard } from '../../listings/Listing';
import { distanceInKilometres } from '../../listings/place/distance';
import { priceInEuros, type Price } from '../../listings/Price';
import { DEFAULT_RADIUS_KM, noCriteria, type SearchCriteria } from '../criteria/SearchCriteria';
import { comparableValue } from '../matching/fieldValues';
import { contentWords, nameWords } from '../text/contentWords';

type Compared = Pick<Listing, 'categoryId' | 'kind' | 'title' | 'fields' | 'price' | 'location'>;

/** How much each likeness counts, which is from 0 to 1; that of titles counts once. The same name comes before the same price. */
const NAME_WEIGHT = 4;
const FIELDS_WEIGHT = 2;
const PRICE_WEIGHT = 2;
/** A home is looked for in one place. */
const PROPERTY_PLACE_WEIGHT = 4;

/** Kilometres at which the place counts half. */
const HALF_DISTANCE_KM = 50;

/** The searches for what is similar to a listing, the narrowest first: each is for when those before it find too few. */
export function similarSearches(listing: Compared): readonly SearchCriteria[] {
  const { categoryId, kind, fields, location } = listing;
  const alike = { ...noCriteria, categoryId, kind };
  const price = aboutTheSamePrice(listing);
  const place = { ...location, radiusKm: DEFAULT_RADIUS_KM };
  const priced = price === undefined ? [] : [{ ...alike, price }];
  if (isProperty(categoryId)) return [...priced.map((search) => ({ ...search, place })), { ...alike, place }, alike];
  const query = nameWords(fields).join(' ');
  const named =
    query === ''
      ? []
      : [
          { ...alike, query, place },
          { ...alike, query },
        ];
  return [...named, ...priced, alike];
}

/** Compares two listings of the same category: the one that is more similar to the given one comes first. */
export function bySimilarityTo(listing: Compared): (one: ListingCard, other: ListingCard) => number {
  const likeness = likenessTo(listing);
  return (one, other) => likeness(other) - likeness(one);
}

function likenessTo(listing: Compared): (card: ListingCard) => number {
  const names = nameWords(listing.fields);
  const titleWords = contentWords(listing.title);
  const place = isProperty(listing.categoryId) ? PROPERTY_PLACE_WEIGHT : 1;
  return (card) => {
    const cardWords = contentWords(card.title);
    return (
      NAME_WEIGHT * shareOf(names, [...cardWords, ...nameWords(card.fields)]) +
      shareOf(titleWords, cardWords) +
      FIELDS_WEIGHT * likenessOfFields(listing.fields, card.fields) +
      PRICE_WEIGHT * likenessOfPrices(listing.price, card.price) +
      place / (1 + distanceInKilometres(listing.location, card.location) / HALF_DISTANCE_KM)
    );
  };
}

/** The share of these words that are among the others; 0 without any. */
function shareOf(words: readonly string[], others: readonly string[]): number {
  return words.filter((word) => others.includes(word)).length / Math.max(1, words.length);
}

/** The average over the fields of the first; 0 without any. */
function likenessOfFields(fields: FieldValues, others: FieldValues): number {
  const compared = Object.entries(fields);
  const sum = compared.reduce((total, [id, value]) => total + likenessOfValues(value, others[id]), 0);
  return sum / Math.max(1, compared.length);
}

function likenessOfValues(one: FieldValue, other: FieldValue | undefined): number {
  if (typeof one === 'number' && typeof other === 'number') return ratio(one, other);
  return other !== undefined && comparableValue(one) === comparableValue(other) ? 1 : 0;
}

function likenessOfPrices(one: Price, other: Price): number {
  const [euros, otherEuros] = [priceInEuros(one), priceInEuros(other)];
  return euros === null || otherEuros === null ? Number(euros === otherEuros) : ratio(euros, otherEuros);
}

/** From 0 to 1 for numbers from 0 on: half as much is as far away as twice as much. */
function ratio(one: number, other: number): number {
  return (Math.min(one, other) + 1) / (Math.max(one, other) + 1);
}

/** Undefined for a gift and for a price on request. */
function aboutTheSamePrice({ price }: Compared): SearchCriteria['price'] | undefined {
  return price.kind === 'amount'
    ? { minimum: Math.floor(price.euros * 0.6), maximum: Math.ceil(price.euros * 1.6) }
    : undefined;
}

function isProperty(categoryId: string): boolean {
  return findCategory(categoryId)?.family === 'immobilier';
}
