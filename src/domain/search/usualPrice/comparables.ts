import { findCategory } from '../../listings/catalogue/categories';
import { condition } from '../../listings/catalogue/commonFields';
import type { Field, FieldValues } from '../../listings/catalogue/Field';
import { activeFields, parseField } from '../../listings/catalogue/parseField';
import type { ListingDraft } from '../../listings/draft/ListingDraft';
import { isPublic } from '../../listings/lifecycle/ListingState';
import type { Listing, ListingCard } from '../../listings/Listing';
import { comparableValue } from '../matching/fieldValues';
import { noCriteria, type FieldFilter, type SearchCriteria } from '../criteria/SearchCriteria';
import { contentWords, NAMING_FIELDS, nameWords } from '../text/contentWords';
import { FEWEST_COMPARABLES } from './UsualPrice';

/** What others are compared with: an offer with an amount, written or being written. */
export type Compared = Pick<Listing, 'id' | 'ownerId' | 'kind' | 'categoryId' | 'title' | 'fields'> &
  Partial<Pick<Listing, 'location'>>;

/** Property is compared within so many kilometres, since its price depends on the place. */
const PROPERTY_RADIUS_KM = 30;

/** One seller, who may have a shop, does not make a price usual. */
const MOST_OF_ONE_OWNER = 3;

const FOR_PARTS = 'pour-pieces';

/** The draft as a listing is compared; null until it has a category. */
export function comparedDraft(draft: ListingDraft, ownerId: string): Compared | null {
  const { id, kind, categoryId, title, location } = draft;
  if (categoryId === null) return null;
  const fields = fieldsOf(categoryId).flatMap((field) => {
    const typed = draft.fields[field.id] ?? '';
    const parsed = typed.trim() === '' ? null : parseField(field, typed);
    return parsed?.ok === true ? [[field.id, parsed.value] as const] : [];
  });
  const compared = { id, ownerId, kind, categoryId, title, fields: Object.fromEntries(fields) };
  return location === null ? compared : { ...compared, location };
}

/**
 * The search, newest first, whose results may be comparable. Undefined if nothing is comparable: for a request, in a category that does
 * not say what a thing is, and as long as something that decides about the price is missing.
 */
export function comparablesSearch(compared: Compared): SearchCriteria | undefined {
  const { kind, categoryId, fields, location } = compared;
  const deciding = decidingFields(compared);
  const asked = [...deciding, ...requiredNames(compared)];
  const isProperty = findCategory(categoryId)?.family === 'immobilier';
  if (kind !== 'offer' || asked.length === 0 || asked.some(({ id }) => fields[id] === undefined)) return undefined;
  if (isProperty && location === undefined) return undefined;
  return {
    ...noCriteria,
    query: nameWords(fields).join(' '),
    categoryId,
    kind,
    price: { minimum: 1 },
    fields: {
      ...Object.fromEntries(deciding.map(({ id }) => [id, equalTo(String(fields[id]))])),
      ...(fields['electric'] === true && { electric: { kind: 'set' } as const }),
    },
    ...(isProperty && location !== undefined && { place: { ...location, radiusKm: PROPERTY_RADIUS_KM } }),
    sort: 'date',
  };
}

/**
 * The prices of those that are comparable, in euros: other people’s public offers with an amount, of the same category and deciding
 * fields, with the same name or at least a word of the title in common. If enough of them share more words of the title, only those.
 */
export function comparablePrices(compared: Compared, cards: readonly ListingCard[]): readonly number[] {
  const words = contentWords(compared.title);
  const comparable = withoutTheFourthOfAnOwner(cards.filter((card) => isComparable(compared, card)));
  const rated = comparable.flatMap(({ title, price }) => {
    const others = new Set(contentWords(title));
    const shared = words.filter((word) => others.has(word)).length;
    return price.kind === 'amount' && price.euros > 0 ? [{ euros: price.euros, shared }] : [];
  });
  const needed = nameWords(compared.fields).length > 0 ? 0 : 1;
  const tiers = words.map((_, index) => words.length - index);
  const closest = tiers
    .map((shared) => rated.filter((one) => one.shared >= shared))
    .find((tier) => tier.length >= FEWEST_COMPARABLES);
  return (closest ?? rated.filter(({ shared }) => shared >= needed)).map(({ euros }) => euros);
}

/** Ignores the price. The category, or a deciding field, says whether a listing is for rent or for sale. */
function isComparable(compared: Compared, card: ListingCard): boolean {
  return (
    card.id !== compared.id &&
    card.ownerId !== compared.ownerId &&
    card.categoryId === compared.categoryId &&
    card.kind === compared.kind &&
    isPublic(card.state) &&
    hasSameFields(decidingFields(compared), compared.fields, card.fields) &&
    hasSameName(compared, card)
  );
}

function hasSameFields(deciding: readonly Field[], one: FieldValues, other: FieldValues): boolean {
  return (
    deciding.every(({ id }) => comparableValue(String(one[id])) === comparableValue(String(other[id]))) &&
    (one['electric'] === true) === (other['electric'] === true) &&
    (one[condition.id] === FOR_PARTS) === (other[condition.id] === FOR_PARTS)
  );
}

/** Whether the other says, in its title or fields, each word that names the first. */
function hasSameName({ fields }: Compared, other: ListingCard): boolean {
  const otherWords = new Set([...contentWords(other.title), ...nameWords(other.fields)]);
  return nameWords(fields).every((word) => otherWords.has(word));
}

function withoutTheFourthOfAnOwner(cards: readonly ListingCard[]): readonly ListingCard[] {
  return cards.filter(
    ({ ownerId }, index) => cards.slice(0, index).filter((card) => card.ownerId === ownerId).length < MOST_OF_ONE_OWNER,
  );
}

/** The choices and brands that a listing must state and a search can filter by, but for its condition and its diagnoses. */
function decidingFields({ categoryId, fields }: Compared): readonly Field[] {
  return activeFields(fieldsOf(categoryId), fields).filter(
    (field) =>
      field.required === true &&
      field.filter === true &&
      field.id !== condition.id &&
      (field.kind === 'text' || (field.kind === 'choice' && field.display === undefined)),
  );
}

function requiredNames({ categoryId }: Compared): readonly Field[] {
  return fieldsOf(categoryId).filter(({ id, required }) => required === true && NAMING_FIELDS.includes(id));
}

function fieldsOf(categoryId: string): readonly Field[] {
  return findCategory(categoryId)?.fields ?? [];
}

function equalTo(value: string): FieldFilter {
  return { kind: 'any-of', values: [value] };
}
