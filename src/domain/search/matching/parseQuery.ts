import { splitMixedWord } from '../text/splitMixedWord';
import { stemWord } from '../text/stemWord';
import { isStopWord } from '../text/stopWords';
import { wordsOf } from '../text/words';

/** What a person typed, understood: all words must be found, in any form; no listing with an excluded group is wanted. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** A listing that has all words of a group is left out: « -lave-linge » leaves out what has both. */
  readonly excluded: readonly (readonly QueryWord[])[];
}

export interface QueryWord {
  /** Folded. */
  readonly word: string;
  readonly stem: string;
  /** Of « iphone13 »: iphone, 13. Empty for most words. */
  readonly parts: readonly string[];
  /** Still being typed: longer words that begin so are found too. */
  readonly unfinished: boolean;
}

export const MAXIMUM_QUERY_WORDS = 16;

/**
 * Words, « -word » to exclude; the last word counts as unfinished until something follows it. Words that say nothing (« de »,
 * « pour ») count only when there is no other.
 */
export function parseQuery(query: string): ParsedQuery {
  const groups = query
    .split(/\s+/)
    .map((text) => ({ excluding: /^[-−–]+[\p{L}\p{N}]/u.test(text), words: queryWordsOf(text) }));
  const typed = groups.filter(({ excluding }) => !excluding).flatMap(({ words }) => words);
  return {
    words: distinct(meaningful(withUnfinished(typed, isUnfinished(query, groups.at(-1))))).slice(
      0,
      MAXIMUM_QUERY_WORDS,
    ),
    excluded: groups
      .filter(({ excluding }) => excluding)
      .map(({ words }) => words.filter(({ word }) => !isStopWord(word)))
      .filter((words) => words.length > 0),
  };
}

export function queryWordsOf(text: string): readonly QueryWord[] {
  return wordsOf(text).map(({ word }) => ({
    word,
    stem: stemWord(word),
    parts: splitMixedWord(word),
    unfinished: false,
  }));
}

function isUnfinished(query: string, lastGroup: { readonly excluding: boolean } | undefined): boolean {
  return lastGroup?.excluding === false && /[\p{L}\p{M}\p{N}]$/u.test(query);
}

function withUnfinished(words: readonly QueryWord[], lastIsUnfinished: boolean): readonly QueryWord[] {
  return words.map((word, index) => ({ ...word, unfinished: lastIsUnfinished && index === words.length - 1 }));
}

function meaningful(words: readonly QueryWord[]): readonly QueryWord[] {
  const meant = words.filter(({ word }) => !isStopWord(word));
  return meant.length > 0 ? meant : words;
}

/** Asking twice for a word asks no more than once, but an unfinished one may become another. */
function distinct(words: readonly QueryWord[]): readonly QueryWord[] {
  const seen = new Set<string>();
  return words.filter(({ stem, unfinished }) => {
    if (unfinished) return true;
    const isNew = !seen.has(stem);
    seen.add(stem);
    return isNew;
  });
}
