import { itemAt } from '../../shared/itemAt';
import { arrondissementAt, isNumberedCity } from './arrondissement';
import { distanceAt } from './distance';
import { phraseEnd, type Token } from './sentenceTokens';

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
/** « du » and « des » hide the article of « Le Mans » and « Les Ulis ». */
const introductions = [
  {
    article: '',
    near: [
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
    ],
    afterDistance: ['de', 'd', 'autour de', 'autour d'],
  },
  { article: 'le ', near: ['pres du', 'proche du', 'autour du', 'a cote du'], afterDistance: ['du', 'autour du'] },
  {
    article: 'les ',
    near: ['pres des', 'proche des', 'autour des', 'a cote des'],
    afterDistance: ['des', 'autour des'],
  },
];
const inPlace = ['a', 'sur', 'vers'];

/** What « à » often leads to instead of a place; these are no towns. */
const notPlaces = new Set(
  'laver coudre main dos roulettes roulette manger bois gaz essence air eau vapeur cafe pain donner vendre louer bascule linge outils bijoux langer moteur voile rames pompe percussion emporter retirer debattre reparer renover batir construire finir saisir voir retaper restaurer venir disque disques cordes vent fleurs pois carreaux rayures capuche talons talon lacets pied pieds mesure neuf partir induction pellets granules glace glacons raclette mer'.split(
    ' ',
  ),
);
/** What stands before a number that is no postal code. */
const notBeforePostalCode = new Set<string | undefined>([
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
const notAfterPostalCode = new Set<string | undefined>([
  '€',
  'euro',
  'euros',
  'eur',
  'km',
  'kms',
  'kilometres',
  'm2',
  'k',
]);

export function placeAt(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  return (
    introducedPlace(text, tokens, from) ??
    doubtfulPlace(text, tokens, from) ??
    postalCode(text, tokens, from) ??
    arrondissement(text, tokens, from)
  );
}

/** Words after « T3 » as a place. */
export function barePlace(text: string, tokens: readonly Token[], from: number): PlacePhrase {
  return {
    from,
    candidates: namesFrom(text, tokens, { name: from, radiusKm: null, article: '' }),
    isDoubtful: true,
    isPostalCode: false,
  };
}

/** The place that is named from one token to another, and no other; the arrondissement where a city has one behind it. */
export function namedPlace(text: string, tokens: readonly Token[], from: number, end: number): PlacePhrase {
  const options = { name: from, radiusKm: null, article: '' };
  const isNumbered = arrondissementAt(tokens, from) !== null;
  const named = isNumbered
    ? numberedCity(text, tokens, options).slice(0, 1)
    : [candidate(text, tokens, from, end, null, '')];
  return { from, candidates: named, isDoubtful: false, isPostalCode: false };
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

/** « près de Lyon », « à moins de 20 km de Lyon », « dans un rayon de 20 km autour de Lyon ». */
function introducedPlace(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  const distance = distanceAt(tokens, from);
  for (const { article, near, afterDistance } of introductions) {
    const name = distance === null ? phraseEnd(tokens, from, near) : phraseEnd(tokens, distance.end, afterDistance);
    if (name !== null) return phrase(text, tokens, { from, name, radiusKm: distance?.radiusKm ?? null, article });
  }
  return null;
}

/** « à Lyon », « au Mans ». */
function doubtfulPlace(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  const contracted = phraseEnd(tokens, from, ['au']);
  const name = contracted ?? phraseEnd(tokens, from, inPlace);
  if (name === null) return null;
  const article = contracted === null ? '' : 'le ';
  return phrase(text, tokens, { from, name, radiusKm: null, article, isDoubtful: true });
}

function postalCode(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  if (!/^\d{5}$/.test(itemAt(tokens, from).word)) return null;
  if (notBeforePostalCode.has(tokens[from - 1]?.word) || notAfterPostalCode.has(tokens[from + 1]?.word)) return null;
  return {
    from,
    candidates: [candidate(text, tokens, from, from + 1, null, '')],
    isDoubtful: false,
    isPostalCode: true,
  };
}

/** « Paris 2ème », which needs no word before it. */
function arrondissement(text: string, tokens: readonly Token[], from: number): PlacePhrase | null {
  if (arrondissementAt(tokens, from)?.isCertain !== true) return null;
  return namedPlace(text, tokens, from, from + 1);
}

interface Opening {
  readonly from: number;
  /** The index of the first token of the name. */
  readonly name: number;
  readonly radiusKm: number | null;
  /** « du » and « au » hide that of « Le Mans ». */
  readonly article: string;
  readonly isDoubtful?: boolean;
}

function phrase(text: string, tokens: readonly Token[], opening: Opening): PlacePhrase | null {
  const { from, name, isDoubtful = false } = opening;
  const first = tokens[name];
  if (first === undefined || !/\p{L}/u.test(first.word)) return null;
  if (isDoubtful && leadsElsewhere(text, first)) return null;
  return { from, candidates: namesFrom(text, tokens, opening), isDoubtful, isPostalCode: false };
}

/** A capital letter means a name, also in « à Mer ». */
function leadsElsewhere(text: string, { word, start }: Token): boolean {
  return notPlaces.has(word) && !/^\p{Lu}/u.test(text.slice(start));
}

/** The longest first. */
function namesFrom(
  text: string,
  tokens: readonly Token[],
  { name, radiusKm, article }: Omit<Opening, 'from'>,
): readonly PlaceCandidate[] {
  if (isNumberedCity(tokens, name)) return numberedCity(text, tokens, { name, radiusKm, article });
  const longest = Math.min(tokens.length, name + LONGEST_NAME);
  return Array.from({ length: longest - name }, (_, index) =>
    candidate(text, tokens, name, longest - index, radiusKm, article),
  );
}

/** « Paris 2ème »: the arrondissement, if the list of communes has it, otherwise the city. */
function numberedCity(
  text: string,
  tokens: readonly Token[],
  { name, radiusKm, article }: Omit<Opening, 'from'>,
): readonly PlaceCandidate[] {
  const city = candidate(text, tokens, name, name + 1, radiusKm, article);
  const found = arrondissementAt(tokens, name);
  if (found === null) return [city];
  return [{ ...candidate(text, tokens, name, found.end, radiusKm, ''), text: `${city.text} ${found.name}` }, city];
}

function candidate(
  text: string,
  tokens: readonly Token[],
  name: number,
  end: number,
  radiusKm: number | null,
  article: string,
): PlaceCandidate {
  const own = text.slice(itemAt(tokens, name).start, itemAt(tokens, end - 1).end);
  const radius = radiusKm === null ? distanceAt(tokens, end) : null;
  return { text: article + own, end: radius?.end ?? end, radiusKm: radius?.radiusKm ?? radiusKm };
}
