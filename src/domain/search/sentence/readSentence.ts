import { type MeasurePhrase, measureAt } from './measurePhrases';
import { type PlacePhrase, placeAt } from './placePhrases';
import { type Token, tokensOf } from './sentenceTokens';
import { type Trait, traitAt } from './traitPhrases';

/** Phrases of a query that may mean filters; `applySentence` decides, once places and category are known. */
export interface Sentence {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly measures: readonly (MeasurePhrase & { readonly from: number })[];
  readonly traits: readonly { readonly from: number; readonly end: number; readonly trait: Trait }[];
  readonly places: readonly PlacePhrase[];
}

export function readSentence(text: string): Sentence {
  const tokens = tokensOf(text);
  const measures: (MeasurePhrase & { readonly from: number })[] = [];
  const traits: { readonly from: number; readonly end: number; readonly trait: Trait }[] = [];
  const places: PlacePhrase[] = [];
  let from = 0;
  while (from < tokens.length) {
    const place = placeAt(text, tokens, from);
    if (place !== null) places.push(place);
    const measure = measureAt(tokens, from);
    const trait = measure === null ? traitAt(tokens, from) : null;
    if (measure !== null) measures.push({ from, ...measure });
    if (trait !== null) traits.push({ from, ...trait });
    from = measure?.end ?? trait?.end ?? from + 1;
  }
  return { text, tokens, measures, traits, places };
}
