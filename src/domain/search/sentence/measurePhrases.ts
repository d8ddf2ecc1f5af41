import type { NumberRange } from '../criteria/SearchCriteria';
import { numberAt, phraseEnd, type Token } from './sentenceTokens';

export type MeasureUnit = 'euro' | 'km' | 'm2' | 'room' | 'bedroom';

/** « à moins de 1 500 € », « entre 40 et 60 m² », « 3 pièces ». */
export interface MeasurePhrase {
  readonly end: number;
  readonly range: NumberRange;
  /** Null for a number alone, such as in « moins de 200 » or « après 2015 ». */
  readonly unit: MeasureUnit | null;
  /** Whether only a year is introduced like that: « après », « depuis », « avant ». */
  readonly isYear: boolean;
}

const atMost = [
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
const atMostAfter = ['max', 'maxi', 'maximum', 'au maximum', 'ou moins', 'au plus'];
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

export function isYear(value: number | undefined): boolean {
  return value !== undefined && Number.isInteger(value) && value >= 1950 && value <= 2035;
}

export function measureAt(tokens: readonly Token[], from: number): MeasurePhrase | null {
  return between(tokens, from) ?? introduced(tokens, from) ?? followed(tokens, from);
}

interface Quantity {
  readonly value: number;
  readonly unit: MeasureUnit | null;
  readonly end: number;
}

function quantityAt(tokens: readonly Token[], from: number): Quantity | null {
  const number = numberAt(tokens, from);
  if (number === null) return null;
  const isThousands = tokens[number.end]?.word === 'k' && unitAt(tokens, number.end + 1)?.unit === 'euro';
  const value = isThousands ? number.value * 1000 : number.value;
  const found = unitAt(tokens, isThousands ? number.end + 1 : number.end);
  return { value: Math.round(value), unit: found?.unit ?? null, end: found?.end ?? number.end };
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
  const start = phraseEnd(tokens, from, ['entre', 'de']);
  const low = start === null ? null : quantityAt(tokens, start);
  const middle = low === null ? null : phraseEnd(tokens, low.end, tokens[from]?.word === 'de' ? ['a'] : ['et', 'a']);
  const high = middle === null ? null : quantityAt(tokens, middle);
  if (low === null || high === null || low.value > high.value) return null;
  const unit = high.unit ?? low.unit;
  const areYears = unit === null && isYear(low.value) && isYear(high.value);
  if (unit === null && !areYears && tokens[from]?.word === 'de') return null;
  return { end: high.end, range: { minimum: low.value, maximum: high.value }, unit, isYear: areYears };
}

/** « à moins de 200 € », « après 2015 ». */
function introduced(tokens: readonly Token[], from: number): MeasurePhrase | null {
  const intros: readonly (readonly [readonly string[], (value: number) => NumberRange, years: boolean])[] = [
    [atMost, (maximum) => ({ maximum }), false],
    [atLeast, (minimum) => ({ minimum }), false],
    [before, (maximum) => ({ maximum }), true],
    [after, (minimum) => ({ minimum }), true],
    [during, (value) => ({ minimum: value, maximum: value }), true],
  ];
  for (const [phrases, rangeOf, onlyYears] of intros) {
    const start = phraseEnd(tokens, from, phrases);
    const quantity = start === null ? null : quantityAt(tokens, start);
    if (quantity === null || (onlyYears && (quantity.unit !== null || !isYear(quantity.value)))) continue;
    if (quantity.unit === null && phraseEnd(tokens, from, onlyWithUnit) !== null) continue;
    const end = phraseEnd(tokens, quantity.end, phrases === atMost ? atMostAfter : []) ?? quantity.end;
    const later = onlyYears ? phraseEnd(tokens, quantity.end, atLeastAfter) : null;
    if (later !== null) return { end: later, range: { minimum: quantity.value }, unit: null, isYear: true };
    return { end, range: rangeOf(quantity.value), unit: quantity.unit, isYear: onlyYears };
  }
  return null;
}

/** « 200 € maximum », « 80 m² », « 3 pièces », « 2015 ou plus récent ». */
function followed(tokens: readonly Token[], from: number): MeasurePhrase | null {
  const quantity = quantityAt(tokens, from);
  if (quantity === null) return null;
  const { value, unit } = quantity;
  const most = phraseEnd(tokens, quantity.end, atMostAfter);
  if (most !== null && unit !== null) return { end: most, range: { maximum: value }, unit, isYear: false };
  const least = phraseEnd(tokens, quantity.end, atLeastAfter);
  if (least !== null && (unit !== null || isYear(value)))
    return { end: least, range: { minimum: value }, unit, isYear: unit === null };
  if (unit === 'room') return { end: quantity.end, range: { minimum: value, maximum: value }, unit, isYear: false };
  if (unit === 'm2' || unit === 'bedroom') return { end: quantity.end, range: { minimum: value }, unit, isYear: false };
  return null;
}
