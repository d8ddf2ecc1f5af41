import { proposeCategories } from '../../listings/catalogue/proposeCategories';
import { itemAt } from '../../shared/itemAt';
import { arrondissementAt, isNumberedCity } from './arrondissement';
import { largeTowns } from './largeTowns';
import { namedPlace, type PlacePhrase } from './placePhrases';
import type { Token } from './sentenceTokens';

const LONGEST_NAME = 4;

/** What makes the town part of another expression: « savon de Marseille », « New Orleans », « carte Lyon ». */
const notBefore = new Set<string | undefined>(
  'de d du des la le les l a au aux en et ou un une pour par avec sans sur sous vers chez entre in of the i love new nouvelle carte cartes plan vue ville parquet bac'.split(
    ' ',
  ),
);

/** Beside these a town is what a thing shows, celebrates or leads to, more often than where it is. */
const namedAfterTowns = new Set(
  (
    'maillot maillots echarpe casquette bonnet shirt tshirt sweat fanion supporter club fc ol om psg asse olympique racing stade ' +
    'billet billets ticket tickets train tgv trajet covoiturage vol bus metro tram gare rue avenue boulevard place porte route ' +
    'guide guides livre livres histoire roman film dvd bluray affiche affiches poster tableau toile peinture dessin lithographie ' +
    'gravure estampe aquarelle photo photos postale postales routiere medaille monnaie jeton timbre timbres magnet pin pins mug ' +
    'puzzle monopoly maquette souvenir souvenirs musee chateau cathedrale eglise festival concert marathon foire heures 24h circuit ' +
    'savon tarot faience porcelaine dentelle image images moutarde saucisse jambon biere vin manufacture manufrance fusil daum ' +
    'poupee specialized noel'
  ).split(' '),
);

export interface TownPhrase extends PlacePhrase {
  /** The name as it was typed, with the number of an arrondissement. */
  readonly words: string;
}

interface Town {
  readonly from: number;
  readonly end: number;
}

/**
 * A large town without a word that leads to it, where a query ends or begins, or where one of its other phrases follows: « vélo lyon »,
 * « lyon vélo », « vélo lyon moins de 300 € ». Null where it may belong to what is looked for, where there is nothing else, and where
 * there are two towns.
 * @param phraseStarts indices of tokens at which other phrases begin.
 */
export function townAt(text: string, tokens: readonly Token[], phraseStarts: readonly number[]): TownPhrase | null {
  const [town, ...others] = townsOf(tokens);
  if (town === undefined || others.length > 0) return null;
  if (!standsAlone(text, tokens, town) || tokens.some(({ word }) => namedAfterTowns.has(word))) return null;
  const place = town.from === 0 ? firstTown(text, tokens, town) : lastTown(text, tokens, town, phraseStarts);
  const end = arrondissementAt(tokens, town.from)?.end ?? town.end;
  return place && { ...place, words: text.slice(itemAt(tokens, town.from).start, itemAt(tokens, end - 1).end) };
}

/** The names of large towns, the longest at each place. */
function townsOf(tokens: readonly Token[]): readonly Town[] {
  const towns: Town[] = [];
  for (let from = 0; from < tokens.length; from = Math.max(from + 1, towns.at(-1)?.end ?? 0)) {
    const longest = Math.min(LONGEST_NAME, tokens.length - from);
    const lengths = Array.from({ length: longest }, (_, index) => longest - index);
    const length = lengths.find((each) => largeTowns.has(nameOf(tokens.slice(from, from + each))));
    if (length !== undefined) towns.push({ from, end: from + length });
  }
  return towns;
}

function nameOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => (word === 'st' ? 'saint' : word === 'ste' ? 'sainte' : word)).join(' ');
}

/** Neither joined to another word by a sign (« Paris-Roubaix », « -lyon »), nor in quotes, which ask for the word. */
function standsAlone(text: string, tokens: readonly Token[], { from, end }: Town): boolean {
  const before = text.slice(0, itemAt(tokens, from).start);
  const after = text.slice(itemAt(tokens, end - 1).end);
  return (
    /(?:^\s*|[^\s«“"-][\s,;(]+)$/.test(before) &&
    /^(?:$|[\s,;.!?)])/.test(after) &&
    !notBefore.has(tokens[from - 1]?.word)
  );
}

/** A town that begins a query needs a thing behind it: « lyon vélo », but « marseille provence » and « paris match ». */
function firstTown(text: string, tokens: readonly Token[], { from, end }: Town): PlacePhrase | null {
  if (end === tokens.length || isNumberedCity(tokens, from)) return null;
  return namesThing(text.slice(itemAt(tokens, end).start)) ? namedPlace(text, tokens, from, end) : null;
}

/** « Paris » ends the names of many brands, and the number after « Lyon 7 » may count something else: these need a thing before them too. */
function lastTown(
  text: string,
  tokens: readonly Token[],
  { from, end }: Town,
  phraseStarts: readonly number[],
): PlacePhrase | null {
  const phrase = namedPlace(text, tokens, from, end);
  const last = itemAt(phrase.candidates, 0).end;
  if (last !== tokens.length && !phraseStarts.includes(last)) return null;
  const isCertain = itemAt(tokens, from).word !== 'paris' && arrondissementAt(tokens, from) === null;
  return isCertain || namesThing(text.slice(0, itemAt(tokens, from).start)) ? phrase : null;
}

function namesThing(words: string): boolean {
  return proposeCategories(words).length > 0;
}
