import { type DwellingPhrase, dwellingAt, namesHome } from './dwellingPhrases';
import { type HerePhrase, hereAt, lookingEnd, wantingEnd } from './intentPhrases';
import { type MeasurePhrase, measureAt } from './measurePhrases';
import { barePlace, type PlacePhrase, placeAt } from './placePhrases';
import { type Token, tokensOf } from './sentenceTokens';
import { townAt, type TownPhrase } from './townPhrase';
import { type Trait, traitAt } from './traitPhrases';

/** Phrases of a query that may mean filters; `applySentence` decides, once places and category are known. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  /** The index after « je cherche un », with which the query begins; 0 where it does not. */
  readonly first: number;
  readonly measures: readonly (MeasurePhrase & { readonly from: number })[];
  readonly dwellings: readonly DwellingPhrase[];
  readonly traits: readonly { readonly from: number; readonly end: number; readonly trait: Trait }[];
  readonly places: readonly PlacePhrase[];
  /** A town that no word leads to; it counts where the search has no place yet and nothing else of the sentence is one. */
  readonly town: TownPhrase | null;
  readonly here: HerePhrase | null;
}

export function readSentence(text: string): Sentence {
  const tokens = tokensOf(text);
  const measures: (MeasurePhrase & { readonly from: number })[] = [];
  const dwellings: DwellingPhrase[] = [];
  const traits: { readonly from: number; readonly end: number; readonly trait: Trait }[] = [];
  const places: PlacePhrase[] = [];
  let here: HerePhrase | null = null;
  const wanting = wantingEnd(tokens);
  if (wanting !== null) traits.push({ from: 0, end: wanting, trait: { kind: 'listing-kind', value: 'wanted' } });
  const first = lookingEnd(tokens) ?? 0;
  const isHome = namesHome(tokens, first);
  let from = wanting ?? first;
  while (from < tokens.length) {
    const phrase = hereAt(tokens, from);
    if (phrase !== null) {
      here ??= phrase;
      from = phrase.end;
      continue;
    }
    const place = placeAt(text, tokens, from);
    if (place !== null) places.push(place);
    const dwelling = dwellingAt(tokens, from, first);
    if (dwelling !== null) dwellings.push(dwelling);
    const measure = measureAt(tokens, from);
    const trait = traitAt(tokens, from, isHome);
    if (measure !== null) measures.push({ from, ...measure });
    if (trait !== null) traits.push({ from, ...trait });
    from = measure?.end ?? trait?.end ?? from + 1;
  }
  const bare = dwellings.flatMap(({ placeFrom }) => (placeFrom === null ? [] : [barePlace(text, tokens, placeFrom)]));
  const phraseStarts = [...measures, ...traits].map((phrase) => phrase.from);
  const town = here === null ? townAt(text, tokens, phraseStarts) : null;
  return { text, tokens, first, measures, dwellings, traits, places: [...places, ...bare], town, here };
}

/** Kilometres around the person that the query asks for, null where it names no distance; undefined where it does not ask for it. */
export function radiusAroundPerson(query: string): number | null | undefined {
  return readSentence(query).here?.radiusKm;
}

/** The town of the query that no word leads to, in quotes, with which it stays a word; undefined where there is none, or where another phrase may name the place. */
export function quotedTown(query: string): string | undefined {
  const { places, town } = readSentence(query);
  return town === null || places.length > 0 ? undefined : `"${town.words}"`;
}

/** A query none of whose phrases is read. */
export function wordsOnly(text: string): Sentence {
  return {
    text,
    tokens: tokensOf(text),
    first: 0,
    measures: [],
    dwellings: [],
    traits: [],
    places: [],
    town: null,
    here: null,
  };
}
