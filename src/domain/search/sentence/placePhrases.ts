import { MAXIMUM_RADIUS_KM } from '../criteria/SearchCriteria';
import { measureAt } from './measurePhrases';
import { numberAt, phraseEnd, type Token } from './sentenceTokens';

/** Words that may name a commune: « Lyon », « Lyon 3 », « Lyon 3 pas ». */
export interface PlaceCandidate {
  readonly text: string;
  /** The index after the last token of the phrase, its radius included. */
  readonly end: number;
  /** Kilometres, when the phrase says so. */
  readonly radiusKm: number | null;
}

export interface PlacePhrase {
  readonly from: number;
  /** The longest first. */
  readonly candidates: readonly PlaceCandidate[];
  /** « à » and « sur » say many other things: only a large town or a capital letter then means a place. */
  readonly isDoubtful: boolean;
  readonly isPostalCode: boolean;
}

const LONGEST_NAME = 6;
const LONGEST_LAST_WORDS = 4;
const near = [
  'pres de',
  'pres d',
  'proche de',
  'proche d',
  'a proximite de',
  'autour de',
  'autour d',
  'alentours de',
  'aux alentours de',
  'environs de',
  'aux environs de',
  'dans les environs de',
  'a cote de',
  'a cote d',
  'du cote de',
];
const nearArticle: readonly (readonly [string, readonly string[]])[] = [
  ['le ', ['pres du', 'proche du', 'autour du', 'a cote du']],
  ['les ', ['pres des', 'proche des', 'autour des', 'a cote des']],
];
const inPlace = ['a', 'sur', 'vers'];
const distanceFrom = ['de', 'd', 'autour de', 'autour d'];
const radiusBefore = ['dans un rayon de', 'rayon de', 'rayon'];

/** What « à » often leads to instead of a place; these are no towns. */
const notPlaces = new Set(
  'laver coudre main dos roulettes roulette manger bois gaz essence air eau vapeur cafe pain donner vendre louer bascule linge outils bijoux langer moteur voile rames pompe percussion emporter retirer debattre reparer renover batir construire finir saisir voir retaper restaurer venir disque disques cordes vent fleurs pois carreaux rayures capuche talons talon lacets pied pieds mesure neuf partir induction pellets granules glace glacons raclette mer'.split(
    ' ',
  ),
);
/** What stands before a number that is no postal code. */
const notBeforePostalCode = new Set([
  'lego',
  'playmobil',
  'ref',
  'reference',
  'modele',
  'numero',
  'no',
  'n',
  'serie',
  'iphone',
]);
const notAfterPostalCode = new Set(['€', 'euro', 'euros', 'eur', 'km', 'kms', 'kilometres', 'm2', 'k']);

export function placeAt(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  return distanceFromPlace(text, tokens, from) ?? namedPlace(text, tokens, from) ?? postalCode(text, tokens, from);
}

/** Words after « T3 » as a place. */
export function barePlace(text: string, tokens: readonly Token[], from: number): PlacePhrase {
  return { from, candidates: namesFrom(text, tokens, { name: from }), isDoubtful: true, isPostalCode: false };
}

/** The last words of a query as places, the most words first: « vélo la rochelle », « vélo rochelle ». Never all of its words. */
export function lastWordsAsPlaces(text: string, tokens: readonly Token[]): readonly PlacePhrase[] {
  const starts = Array.from({ length: Math.max(0, tokens.length - 1) }, (_, index) => index + 1);
  return starts.slice(-LONGEST_LAST_WORDS).map((from) => ({
    from,
    candidates: [candidate(text, tokens, from, tokens.length, null, '')],
    isDoubtful: true,
    isPostalCode: false,
  }));
}

/** « à moins de 20 km de Lyon », « dans un rayon de 20 km autour de Lyon ». */
function distanceFromPlace(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  const start =
    phraseEnd(tokens, from, radiusBefore) ?? phraseEnd(tokens, from, ['a moins de', 'a', 'moins de']) ?? from;
  const distance = numberAt(tokens, start);
  const unit = distance === null ? null : phraseEnd(tokens, distance.end, ['km', 'kms', 'kilometres']);
  const name = unit === null ? null : phraseEnd(tokens, unit, distanceFrom);
  const article = unit === null ? null : phraseEnd(tokens, unit, ['du']);
  if (distance === null || !isRadius(distance.value)) return null;
  if (name !== null) return phrase(text, tokens, { from, name, radiusKm: distance.value });
  return article === null
    ? null
    : phrase(text, tokens, { from, name: article, radiusKm: distance.value, article: 'le ' });
}

function namedPlace(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  const name = phraseEnd(tokens, from, near);
  if (name !== null) return phrase(text, tokens, { from, name });
  for (const [article, intros] of nearArticle) {
    const after = phraseEnd(tokens, from, intros);
    if (after !== null) return phrase(text, tokens, { from, name: after, article });
  }
  const doubtful = phraseEnd(tokens, from, inPlace);
  const contracted = phraseEnd(tokens, from, ['au']);
  const start = doubtful ?? contracted;
  if (start === null || leadsElsewhere(text, tokens[start])) return null;
  return phrase(text, tokens, {
    from,
    name: start,
    isDoubtful: true,
    ...(contracted !== null && { article: 'le ' }),
  });
}

/** A capital letter means a name, also in « à Mer ». */
function leadsElsewhere(text: string, token: Token | undefined): boolean {
  return token === undefined || (notPlaces.has(token.word) && !/^\p{Lu}/u.test(text.slice(token.start)));
}

function postalCode(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  const code = tokens[from];
  if (code === undefined || !/^\d{5}$/.test(code.word)) return null;
  if (notBeforePostalCode.has(tokens[from - 1]?.word ?? '') || notAfterPostalCode.has(tokens[from + 1]?.word ?? ''))
    return null;
  return {
    from,
    candidates: [candidate(text, tokens, from, from + 1, null, '')],
    isDoubtful: false,
    isPostalCode: true,
  };
}

interface Opening {
  readonly from: number;
  /** The index of the first token of the name. */
  readonly name: number;
  readonly radiusKm?: number;
  /** « du » and « au » hide that of « Le Mans ». */
  readonly article?: string;
  readonly isDoubtful?: boolean;
}

function phrase(text: string, tokens: readonly Token[], opening: Opening): PlacePhrase | null {
  const { from, name, isDoubtful = false } = opening;
  const first = tokens[name]?.word ?? '';
  if (!/^\p{L}/u.test(first)) return null;
  return { from, candidates: namesFrom(text, tokens, opening), isDoubtful, isPostalCode: false };
}

/** The longest first. */
function namesFrom(
  text: string,
  tokens: readonly Token[],
  { name, radiusKm, article = '' }: Omit<Opening, 'from'>,
): readonly PlaceCandidate[] {
  const longest = Math.min(tokens.length, name + LONGEST_NAME);
  return Array.from({ length: longest - name }, (_, index) =>
    candidate(text, tokens, name, longest - index, radiusKm ?? null, article),
  );
}

function candidate(
  text: string,
  tokens: readonly Token[],
  name: number,
  end: number,
  radiusKm: number | null,
  article: string,
): PlaceCandidate {
  const own = text.slice(tokens[name]?.start, tokens[end - 1]?.end);
  const radius = radiusKm === null ? radiusAfter(tokens, end) : null;
  return { text: article + own, end: radius?.end ?? end, radiusKm: radius?.radiusKm ?? radiusKm };
}

/** « Lyon, à moins de 20 km », « Lyon dans un rayon de 20 km », « Lyon 20 km ». */
function radiusAfter(
  tokens: readonly Token[],
  from: number,
): { readonly end: number; readonly radiusKm: number } | null {
  const start = phraseEnd(tokens, from, [...radiusBefore, 'a', 'sur']) ?? from;
  const measure = measureAt(tokens, start);
  const kilometres = measure?.unit === 'km' ? measure.range.maximum : undefined;
  if (measure !== null && kilometres !== undefined && isRadius(kilometres))
    return { end: measure.end, radiusKm: kilometres };
  const number = numberAt(tokens, start);
  const end = number === null ? null : phraseEnd(tokens, number.end, ['km', 'kms', 'kilometres']);
  return number !== null && end !== null && isRadius(number.value) ? { end, radiusKm: number.value } : null;
}

export function isRadius(kilometres: number): boolean {
  return Number.isInteger(kilometres) && kilometres >= 1 && kilometres <= MAXIMUM_RADIUS_KM;
}
