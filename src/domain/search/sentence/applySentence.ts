import { findCategory } from '../../listings/catalogue/categories';
import { itemAt } from '../../shared/itemAt';
import { proposeCategories } from '../../listings/catalogue/proposeCategories';
import { MAXIMUM_PRICE } from '../../listings/Price';
import type { Location } from '../../listings/place/Location';
import { fieldsWithin } from '../criteria/fieldsWithin';
import { DEFAULT_RADIUS_KM, type FieldFilter, type NumberRange, type SearchCriteria } from '../criteria/SearchCriteria';
import type { DwellingPhrase } from './dwellingPhrases';
import { isYear, type MeasurePhrase } from './measurePhrases';
import type { PlaceCandidate, PlacePhrase } from './placePhrases';
import type { Sentence } from './readSentence';
import type { Trait } from './traitPhrases';

/** The commune that a phrase of the sentence turned out to name. */
export interface FoundPlace {
  readonly phrase: PlacePhrase;
  readonly candidate: PlaceCandidate;
  readonly location: Location;
}

/** A part of the sentence and the filter that it becomes. */
interface Meaning {
  readonly from: number;
  readonly end: number;
  readonly apply: (criteria: SearchCriteria) => SearchCriteria;
}

/**
 * The search that a sentence means: each phrase that is understood becomes a filter, the rest stays words. Null when nothing is understood.
 * Fields belong to a category: they are understood only where the search has one, or the words name one that has the field; another
 * category gives up those of the former one that it does not have.
 */
export function applySentence(
  criteria: SearchCriteria,
  sentence: Sentence,
  place: FoundPlace | null,
): SearchCriteria | null {
  const certain = [
    ...droppedWords(sentence),
    ...placeMeaning(place),
    ...traitMeanings(sentence),
    ...priceMeanings(sentence, place),
  ];
  const { family = 'immobilier' } = criteria;
  const dwellings = family === 'immobilier' ? sentence.dwellings.filter((phrase) => isDwelling(phrase, place)) : [];
  const measures = [...sentence.measures, ...dwellings];
  const categoryId = categoryOf(criteria, { ...sentence, measures }, certain, dwellings.length > 0);
  const fields = categoryId === null ? [] : fieldMeanings({ ...sentence, measures }, categoryId, certain);
  const meanings = [...certain, ...fields];
  const changed = meanings.reduce((former, { apply }) => apply(former), criteria);
  // Whether it is to be let or sold is unknown, and rooms belong to one of the two: « T3 » stays a word.
  const isProperty = dwellings.length > 0 && changed.categoryId === undefined && changed.family === undefined;
  if (meanings.length === 0 && !isProperty) return null;
  return {
    ...changed,
    ...(isProperty && { family }),
    ...(changed.categoryId !== undefined &&
      changed.categoryId !== criteria.categoryId && { fields: fieldsWithin(changed.categoryId, changed.fields) }),
    query: leftWords(sentence, meanings),
  };
}

/** « je cherche un » says nothing, and where « autour de moi » is the device has to tell. */
function droppedWords({ first, here }: Sentence): readonly Meaning[] {
  const unchanged = (criteria: SearchCriteria) => criteria;
  return [
    ...(first === 0 ? [] : [{ from: 0, end: first, apply: unchanged }]),
    ...(here === null ? [] : [{ from: here.from, end: here.end, apply: unchanged }]),
  ];
}

function isDwelling({ isCertain, placeFrom }: DwellingPhrase, place: FoundPlace | null): boolean {
  if (isCertain || placeFrom === null) return true;
  return place !== null && placeFrom >= place.phrase.from && placeFrom < place.candidate.end;
}

function placeMeaning(place: FoundPlace | null): readonly Meaning[] {
  if (place === null) return [];
  const { phrase, candidate, location } = place;
  const radiusKm = candidate.radiusKm ?? DEFAULT_RADIUS_KM;
  return [
    { from: phrase.from, end: candidate.end, apply: (criteria) => ({ ...criteria, place: { ...location, radiusKm } }) },
  ];
}

function traitMeanings({ traits }: Sentence): readonly Meaning[] {
  return traits.flatMap(({ from, end, trait }) => {
    const change = changeOf(trait);
    return change === null ? [] : [{ from, end, apply: (criteria) => ({ ...criteria, ...change }) }];
  });
}

function changeOf(trait: Trait): Partial<SearchCriteria> | null {
  switch (trait.kind) {
    case 'gift':
      return { giftOnly: true };
    case 'seller':
      return { seller: trait.seller };
    case 'listing-kind':
      return { kind: trait.value };
    case 'delivery':
      return { delivery: true };
    case 'dwelling':
      return { categoryId: trait.categoryId };
    case 'new':
      return null;
  }
}

function priceMeanings(sentence: Sentence, place: FoundPlace | null): readonly Meaning[] {
  return sentence.measures
    .filter((measure) => isPrice(measure, sentence, place))
    .map(({ from, end, range }) => ({
      from,
      end,
      apply: (criteria) => ({ ...criteria, price: range }),
    }));
}

/** Without a unit only an upper bound or both, where nothing follows that could be counted: « moins de 200 ». */
function isPrice(
  { unit, range, isYear: areYears, end }: MeasurePhrase,
  { tokens, places, measures }: Sentence,
  place: FoundPlace | null,
): boolean {
  if (Math.max(range.minimum ?? 0, range.maximum ?? 0) > MAXIMUM_PRICE) return false;
  if (unit !== null || areYears === true || range.maximum === undefined) return unit === 'euro';
  const isFollowed =
    end < tokens.length &&
    place?.phrase.from !== end &&
    !measures.some(({ from }) => from === end) &&
    !places.some(({ from, isDoubtful }) => from === end && !isDoubtful);
  return !isFollowed;
}

function categoryOf(
  criteria: SearchCriteria,
  sentence: Sentence,
  certain: readonly Meaning[],
  isHome: boolean,
): string | null {
  const chosen = certain.reduce((former, { apply }) => apply(former), criteria);
  if (chosen.categoryId !== undefined) return chosen.categoryId;
  if (isHome) return dwellingCategory(chosen.price);
  const proposed = proposeCategories(leftWords(sentence, certain)).find(({ id }) => hasFieldOf(sentence, id));
  if (proposed === undefined) return null;
  return hasField(proposed.id, 'rooms') ? dwellingCategory(chosen.price) : proposed.id;
}

/** A rent and a purchase price never look alike; without a price, it is not known which is meant. */
function dwellingCategory({ minimum, maximum }: NumberRange): string | null {
  if ((maximum ?? Infinity) <= 5000) return 'locations';
  return (minimum ?? maximum ?? 0) >= 15_000 ? 'ventes-immobilieres' : null;
}

function hasFieldOf({ measures, traits }: Sentence, categoryId: string): boolean {
  return (
    measures.some((measure) => fieldOfMeasure(measure, categoryId) !== null) ||
    traits.some(({ trait }) => trait.kind === 'new' && newness(categoryId) !== null)
  );
}

function fieldMeanings(sentence: Sentence, categoryId: string, certain: readonly Meaning[]): readonly Meaning[] {
  const { tokens, measures, traits } = sentence;
  const isFree = ({ from }: { readonly from: number }) =>
    !certain.some((other) => from >= other.from && from < other.end);
  const fields = measures.filter(isFree).flatMap((measure) => {
    const field = fieldOfMeasure(measure, categoryId);
    return field === null ? [] : [toMeaning(measure, categoryId, ...field)];
  });
  const starts = new Set([tokens.length, ...[...certain, ...fields].map(({ from }) => from)]);
  const field = newness(categoryId);
  const news = traits.flatMap(({ trait, ...phrase }) => {
    const isUnderstood = trait.kind === 'new' && (!trait.isLast || starts.has(phrase.end));
    return field === null || !isUnderstood ? [] : [toMeaning(phrase, categoryId, ...field)];
  });
  return [...fields, ...news];
}

function toMeaning(
  { from, end }: { readonly from: number; readonly end: number },
  categoryId: string,
  fieldId: string,
  filter: FieldFilter,
): Meaning {
  return {
    from,
    end,
    apply: (criteria) => ({
      ...criteria,
      categoryId,
      fields: { ...criteria.fields, [fieldId]: filter },
    }),
  };
}

type FieldMeaning = readonly [fieldId: string, filter: FieldFilter];

function fieldOfMeasure({ unit, range, isYear: isYearPhrase }: MeasurePhrase, categoryId: string): FieldMeaning | null {
  const measured = (...ids: readonly string[]): FieldMeaning | null => {
    const id = ids.find((each) => hasField(categoryId, each));
    return id === undefined ? null : [id, { kind: 'range', ...range }];
  };
  switch (unit) {
    case 'euro':
      return null;
    case 'km':
      return Math.max(range.minimum ?? 0, range.maximum ?? 0) >= 1000 ? measured('mileage') : null;
    case 'm2':
      return measured('livingArea', 'floorArea');
    case 'bedroom':
      return measured('bedrooms');
    case 'room':
      return roomsWithin(range, categoryId);
    case null:
      return isYearPhrase === true || isYear(range.minimum ?? 0) ? measured('firstRegistration', 'year') : null;
  }
}

/** The rooms are a choice of « 1 » to « 8+ ». */
function roomsWithin({ minimum = 1, maximum = 8 }: NumberRange, categoryId: string): FieldMeaning | null {
  if (!hasField(categoryId, 'rooms')) return null;
  const counts = Array.from({ length: 8 }, (_, index) => index + 1);
  const values = counts
    .filter((count) => count >= minimum && count <= maximum)
    .map((count) => (count === 8 ? '8+' : String(count)));
  return values.length === 0 ? null : ['rooms', { kind: 'any-of', values }];
}

function newness(categoryId: string): FieldMeaning | null {
  if (hasField(categoryId, 'condition')) return ['condition', { kind: 'any-of', values: ['etat-neuf'] }];
  return hasField(categoryId, 'propertyAge') ? ['propertyAge', { kind: 'any-of', values: ['neuf'] }] : null;
}

function hasField(categoryId: string, fieldId: string): boolean {
  return findCategory(categoryId)?.fields.some(({ id, filter }) => id === fieldId && filter === true) === true;
}

/** What no filter has taken, without the commas and small words that led to it. */
function leftWords({ text, tokens }: Sentence, meanings: readonly Meaning[]): string {
  let left = '';
  let from = 0;
  for (const meaning of [...meanings].sort((one, other) => one.from - other.from)) {
    const start = itemAt(tokens, meaning.from).start;
    left += `${text.slice(from, Math.max(from, start))} `;
    from = Math.max(from, itemAt(tokens, meaning.end - 1).end);
  }
  left += text.slice(from);
  return left
    .replace(/["“«(]\s*["”»)]/g, ' ')
    .replace(/\s[\s,;.:!?()]*[\s,;:’']/g, ' ')
    .replace(/(?:[\s,;.:!?(]|\s(?:et|pour|avec|de|d’|d'|à|a|en|un|une))+$/i, '')
    .trim();
}
