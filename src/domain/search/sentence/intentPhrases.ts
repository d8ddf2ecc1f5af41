import { distanceAt } from './distance';
import { phraseEnd, type Token } from './sentenceTokens';

/** « autour de moi »: the place of the person, which only their device knows. */
export interface HerePhrase {
  readonly from: number;
  readonly end: number;
  /** Kilometres, when the phrase says so. */
  readonly radiusKm: number | null;
}

const looking = [
  'cherche',
  'je cherche',
  'on cherche',
  'nous cherchons',
  'recherche',
  'je recherche',
  'on recherche',
  'nous recherchons',
];
const wanting = ['qui cherche', 'qui recherche', 'qui cherchent', 'qui recherchent'];
const articles = ['un', 'une', 'des', 'du', 'de', 'd'];
/** « Cherche et trouve » are picture books. */
const notLookedFor = new Set(['et', 'trouve', 'a']);
const me = ['moi', 'chez moi'];
const here = [
  ...['autour de', 'aux alentours de', 'pres de', 'proche de', 'a proximite de', 'a cote de'].flatMap((near) =>
    me.map((place) => `${near} ${place}`),
  ),
  'dans mon quartier',
  'dans mon coin',
];
const fromHere = ['de', 'autour de'].flatMap((start) => me.map((place) => `${start} ${place}`));

/** The verb with which a query begins, « je cherche un »: a person who searches does not need to say so. Null where nothing follows it. */
export function lookingEnd(tokens: readonly Token[]): number | null {
  return beginning(tokens, looking);
}

/** « qui cherche un vélo » asks for wanted listings. */
export function wantingEnd(tokens: readonly Token[]): number | null {
  return beginning(tokens, wanting);
}

function beginning(tokens: readonly Token[], verbs: readonly string[]): number | null {
  const verb = phraseEnd(tokens, 0, verbs);
  if (verb === null) return null;
  const end = phraseEnd(tokens, verb, articles) ?? verb;
  const next = tokens[end];
  return next === undefined || notLookedFor.has(next.word) ? null : end;
}

/** « autour de moi », « à moins de 10 km de chez moi ». */
export function hereAt(tokens: readonly Token[], from: number): HerePhrase | null {
  const end = phraseEnd(tokens, from, here);
  if (end !== null) return { from, end, radiusKm: null };
  const distance = distanceAt(tokens, from);
  if (distance === null) return null;
  const last = phraseEnd(tokens, distance.end, fromHere);
  return last === null ? null : { from, end: last, radiusKm: distance.radiusKm };
}
