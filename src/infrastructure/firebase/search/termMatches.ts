import type { ParsedQuery, QueryWord } from '../../../domain/search/matching/parseQuery';
import { stemWord } from '../../../domain/search/text/stemWord';
import { synonymsOf } from '../../../domain/search/text/synonyms';
import type { CardFlag } from '../cards/cardFlags';
import type { Conjunction } from './CardQuery';
import { phraseKey, titleKey } from '../cards/CardWords';

/** An alternative by which a listing matches one word of the query, or two consecutive ones. */
export interface TermMatch {
  /** The flags that its card must all have. */
  readonly flags: Conjunction;
  readonly words: 1 | 2;
  /** Whether it is a corrected spelling, which earns the score of a near match. */
  readonly isCorrected: boolean;
}

/** By the index of their first word in the query. */
export type TermMatches = readonly (readonly TermMatch[])[];

/** For words that no listing contains, by the word: their beginning, or other words. */
export type Corrections = ReadonlyMap<string, readonly Conjunction[]>;

/** @param typing the last word is completed even if it is found. */
export function termMatchesOf({ words }: ParsedQuery, corrections: Corrections, typing: boolean): TermMatches {
  return words.map((word, index) => {
    const next = words[index + 1];
    const corrected = corrections.get(word.word);
    return [
      ...(corrected ?? [...termAlternatives(word), ...(typing ? beginningOf(word) : [])]).map((flags): TermMatch => ({
        flags,
        words: 1,
        isCorrected: corrected !== undefined && flags.every(({ map }) => map === 'words'),
      })),
      ...(next === undefined
        ? []
        : termAlternativesOfBoth(word, next).map((flags): TermMatch => ({ flags, words: 2, isCorrected: false }))),
    ];
  });
}

/** The same words and prefixes, looked for in the title alone. */
export function inTitle(flags: Conjunction): Conjunction {
  return flags.map(({ map, key }) => ({ map, key: titleKey(key) }));
}

/** Listings with both parts of « iphone13 » include those that write it as one word, whose parts are indexed too. */
export function termAlternatives({ word, stem, parts }: QueryWord): readonly Conjunction[] {
  const whole = parts.length > 0 ? parts.map((part) => wordFlag(stemWord(part))) : [wordFlag(stem)];
  // Proper names are not stemmed: « cannes » matches Cannes as a name, and « canne » by its stem.
  return parts.length > 0 || word === stem ? [whole] : [whole, [wordFlag(word)]];
}

/** Longer words that begin as an unfinished word does. */
export function beginningOf({ word, unfinished }: QueryWord): readonly Conjunction[] {
  return unfinished ? [[startFlag(word)]] : [];
}

const SHORTEST_SECOND = 3;

/** Both words written as one (« play station »), or a synonym of the two (« lave-linge », « machine à laver »). */
function termAlternativesOfBoth(first: QueryWord, second: QueryWord): readonly Conjunction[] {
  const isJoined = second.word.length >= SHORTEST_SECOND;
  return [
    ...(synonymsOf(first.stem, second.stem).length === 0 ? [] : [[wordFlag(phraseKey([first.stem, second.stem]))]]),
    ...(isJoined ? [[wordFlag(first.word + second.stem)]] : []),
    ...(isJoined && second.unfinished ? [[startFlag(first.word + second.word)]] : []),
  ];
}

export function wordFlag(key: string): CardFlag {
  return { map: 'words', key };
}

function startFlag(key: string): CardFlag {
  return { map: 'starts', key };
}
