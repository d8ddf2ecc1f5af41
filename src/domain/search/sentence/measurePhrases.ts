import type { NumberRange } from '../criteria/SearchCriteria';
import { itemAt } from '../../shared/itemAt';
import { numberAt, phraseEnd, type Token } from './sentenceTokens';

export type MeasureUnit = 'euro' | 'km' | 'm2' | 'room' | 'bedroom';

/** « à moins de 1 500 € », « entre 40 et 60 m² », « 3 pièces ». */
export interface MeasurePhrase {
  readonly end: number;
  readonly range: NumberRange;
  /** Null for a number alone, such as in « moins de 200 » or « après 2015 ». */
  readonly unit: MeasureUnit | null;
  /** Whether only a year is introduced like that: « après », « depuis », « avant ». Without meaning beside a unit. */
  readonly isYear?: boolean;
}

export const atMost = [
  'moins de',
  'a moins de',
  'pour moins de',
  'jusqu a',
  'pas plus de',
  'en dessous de',
  'au maximum',
  'maximum',
  'max',
  'maxi',
  'budget',
  'budget de',
  '<',
];
const atLeast = ['plus de', 'a partir de', 'a plus de', 'au moins', 'minimum', 'au minimum', 'min', 'des', '>'];
/** « iPhone 15 Pro Max 256 » has no price. */
const onlyWithUnit = ['max', 'maxi', 'maximum'];
const before = ['avant', 'jusqu en', 'd avant'];
const after = ['apres', 'depuis', 'd apres'];
const during = ['annee', 'de l annee', 'de', 'en'];
export const atMostAfter = ['max', 'maxi', 'maximum', 'au maximum', 'ou moins', 'au plus'];
const atLeastAfter = [
  'min',
  'mini',
  'minimum',
  'au minimum',
  'ou plus',
  'et plus',
  'au moins',
  'ou plus recent',
  'ou plus recente',
];
const units: readonly (readonly [MeasureUnit, readonly string[]])[] = [
  ['euro', ['€', 'euro', 'euros', 'eur']],
  ['km', ['km', 'kms', 'kilometre', 'kilometres']],
  ['m2', ['m2', 'metres carres', 'm carres']],
  ['room', ['piece', 'pieces']],
  ['bedroom', ['chambre', 'chambres']],
];
const thousandEuros = ['k €', 'k euro', 'k euros', 'k eur'];

interface Introduction {
  readonly phrases: readonly string[];
  readonly rangeOf: (value: number) => NumberRange;
  readonly isYear: boolean;
  /** What may repeat it after the number: « moins de 200 € maximum ». */
  readonly repeated: readonly string[];
}

const introductions: readonly Introduction[] = [
  { phrases: atMost, rangeOf: (maximum) => ({ maximum }), isYear: false, repeated: atMostAfter },
  { phrases: atLeast, rangeOf: (minimum) => ({ minimum }), isYear: false, repeated: [] },
  { phrases: before, rangeOf: (maximum) => ({ maximum }), isYear: true, repeated: [] },
  { phrases: after, rangeOf: (minimum) => ({ minimum }), isYear: true, repeated: [] },
  { phrases: during, rangeOf: (value) => ({ minimum: value, maximum: value }), isYear: true, repeated: [] },
];

export function isYear(value: number): boolean {
  return value >= 1950 && value <= 2035;
}

export function measureAt(tokens: readonly Token[], from: number): MeasurePhrase | null {
  return between(tokens, from) ?? introduced(tokens, from) ?? followed(tokens, from);
}

export interface Quantity {
  readonly value: number;
  readonly unit: MeasureUnit | null;
  readonly end: number;
}

/** « 1 500 € », « 80 m² », and « 200 », without a unit. */
export function quantityAt(tokens: readonly Token[], from: number): Quantity | null {
  const number = numberAt(tokens, from);
  if (number === null) return null;
  const thousands = phraseEnd(tokens, number.end, thousandEuros);
  if (thousands !== null) return { value: Math.round(number.value * 1000), unit: 'euro', end: thousands };
  const found = unitAt(tokens, number.end);
  return { value: Math.round(number.value), unit: found?.unit ?? null, end: found?.end ?? number.end };
}

function unitAt(tokens: readonly Token[], from: number): { readonly unit: MeasureUnit; readonly end: number } | null {
  for (const [unit, spellings] of units) {
    const end = phraseEnd(tokens, from, spellings);
    if (end !== null) return { unit, end };
  }
  return null;
}

/** « entre 200 et 300 € », « de 200 à 300 € ». */
function between(tokens: readonly Token[], from: number): MeasurePhrase | null {
  const { word } = itemAt(tokens, from);
  const low = word === 'entre' || word === 'de' ? quantityAt(tokens, from + 1) : null;
  if (low === null) return null;
  const middle = phraseEnd(tokens, low.end, word === 'de' ? ['a'] : ['et', 'a']);
  const high = middle === null ? null : quantityAt(tokens, middle);
  if (high === null || low.value > high.value) return null;
  const unit = high.unit ?? low.unit;
  const areYears = isYear(low.value) && isYear(high.value);
  if (unit === null && !areYears && word === 'de') return null;
  return { end: high.end, range: { minimum: low.value, maximum: high.value }, unit, isYear: areYears };
}

/** « à moins de 200 € », « après 2015 ». */
function introduced(tokens: readonly Token[], from: number): MeasurePhrase | null {
  for (const introduction of introductions) {
    const start = phraseEnd(tokens, from, introduction.phrases);
    const quantity = start === null ? null : quantityAt(tokens, start);
    if (quantity === null) continue;
    const { value, unit } = quantity;
    if (introduction.isYear && (unit !== null || !isYear(value))) continue;
    if (unit === null && phraseEnd(tokens, from, onlyWithUnit) !== null) continue;
    const least = introduction.isYear ? phraseEnd(tokens, quantity.end, atLeastAfter) : null;
    const range = least === null ? introduction.rangeOf(value) : { minimum: value };
    const end = least ?? phraseEnd(tokens, quantity.end, introduction.repeated) ?? quantity.end;
    return { end, range, unit, isYear: introduction.isYear };
  }
  return null;
}

/** « 200 € maximum », « 80 m² », « 3 pièces », « 2015 ou plus récent ». */
function followed(tokens: readonly Token[], from: number): MeasurePhrase | null {
  const quantity = quantityAt(tokens, from);
  if (quantity === null) return null;
  const { value, unit } = quantity;
  const most = phraseEnd(tokens, quantity.end, atMostAfter);
  if (most !== null && unit !== null) return { end: most, range: { maximum: value }, unit };
  const least = phraseEnd(tokens, quantity.end, atLeastAfter);
  if (least !== null && (unit !== null || isYear(value))) return { end: least, range: { minimum: value }, unit };
  if (unit === 'room') return { end: quantity.end, range: { minimum: value, maximum: value }, unit };
  if (unit === 'm2' || unit === 'bedroom') return { end: quantity.end, range: { minimum: value }, unit };
  return null;
}
