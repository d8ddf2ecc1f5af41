import { MAXIMUM_RADIUS_KM } from '../criteria/SearchCriteria';
import { atMost, atMostAfter } from './measurePhrases';
import { numberAt, phraseEnd, type Token } from './sentenceTokens';

export interface Distance {
  /** The index after its last token. */
  readonly end: number;
  /** Whole kilometres that a search may reach. */
  readonly radiusKm: number;
}

const circle = ['dans un rayon de', 'rayon de', 'rayon'];
const introductions = [...atMost, ...circle, ...circle.map((start) => `${start} moins de`), 'a', 'sur'];
const kilometres = ['km', 'kms', 'kilometre', 'kilometres'];

/** « 20 km », « à moins de 20 km », « dans un rayon de 20 km », « 20 km maximum »; null where no radius of a search stands. */
export function distanceAt(tokens: readonly Token[], from: number): Distance | null {
  const number = numberAt(tokens, phraseEnd(tokens, from, introductions) ?? from);
  if (number === null) return null;
  const unit = phraseEnd(tokens, number.end, kilometres);
  const radiusKm = Math.round(number.value);
  if (unit === null || radiusKm < 1 || radiusKm > MAXIMUM_RADIUS_KM) return null;
  return { end: phraseEnd(tokens, unit, atMostAfter) ?? unit, radiusKm };
}
