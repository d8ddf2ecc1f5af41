import type { ParsedQuery, QueryWord } from '../../../domain/search/matching/parseQuery';
import { stemWord } from '../../../domain/search/text/stemWord';
import { synonymsOf } from '../../../domain/search/text/synonyms';
import type { CardFlag } from '../cards/cardFlags';
import type { Conjunction } from './CardQuery';
import { phraseKey } from '../cards/CardWords';

/** One way in which a listing can say a word of the query, or two that follow one another. */
export interface TermMatch {
  /** It must have all of them. */
  readonly flags: Conjunction;
  readonly words: 1 | 2;
  /** Not as typed: it earns what a word that is said otherwise earns. */
  readonly isCorrected: boolean;
}

/** By the number of the word at which they begin. */
export type TermMatches = readonly (readonly TermMatch[])[];

/** What to look for instead of words that no listing says, by the word. */
export type Corrections = ReadonlyMap<string, readonly Conjunction[]>;

export function sayingsOf({ words }: ParsedQuery, corrections: Corrections): TermMatches {
  return words.map((word, index) => {
    const next = words[index + 1];
    const corrected = corrections.get(word.word);
    return [
      ...(corrected ?? termAlternatives(word)).map((flags): TermMatch => ({
        flags,
        words: 1,
        isCorrected: corrected !== undefined,
      })),
      ...(next === undefined
        ? []
        : termAlternativesOfBoth(word, next).map((flags): TermMatch => ({ flags, words: 2, isCorrected: false }))),
    ];
  });
}

/** What says both parts of « iphone13 » includes what says it in one. */
export function termAlternatives({ word, stem, parts, unfinished }: QueryWord): readonly Conjunction[] {
  const whole = parts.length > 0 ? parts.map((part) => said(stemWord(part))) : [said(stem)];
  if (unfinished) return [whole, [begun(word)]];
  // A proper name has no plural: « cannes » is what is said of Cannes, and of a « canne ».
  return parts.length > 0 || word === stem ? [whole] : [whole, [said(word)]];
}

const SHORTEST_SECOND = 3;

/** In one word (« play station »), or as people say it otherwise (« lave-linge », « machine à laver »). */
function termAlternativesOfBoth(first: QueryWord, second: QueryWord): readonly Conjunction[] {
  const isJoined = second.word.length >= SHORTEST_SECOND;
  return [
    ...(synonymsOf(first.stem, second.stem).length === 0 ? [] : [[said(phraseKey([first.stem, second.stem]))]]),
    ...(isJoined ? [[said(first.word + second.stem)]] : []),
    ...(isJoined && second.unfinished ? [[begun(first.word + second.word)]] : []),
  ];
}

export function said(key: string): CardFlag {
  return { map: 'words', key };
}

function begun(key: string): CardFlag {
  return { map: 'starts', key };
}
