import { splitMixedWord } from '../text/splitMixedWord';
import { stemWord } from '../text/stemWord';
import { isStopWord } from '../text/stopWords';
import { wordsOf } from '../text/words';

/** A parsed query: all words must be found, in any form, and no excluded group. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** A listing that contains all words of a group is left out: « -lave-linge » excludes listings with both words. */
  readonly excluded: readonly (readonly QueryWord[])[];
}

export interface QueryWord {
  /** Folded. */
  readonly word: string;
  readonly stem: string;
  /** For « iphone13 »: iphone, 13. Empty for most words. */
  readonly parts: readonly string[];
  /** Still being typed: longer words with this prefix match too. */
  readonly unfinished: boolean;
}

export const MAXIMUM_QUERY_WORDS = 16;

/**
 * Words, and « -word » to exclude; the last word is unfinished until something follows it. Stop words (« de », « pour
 * ») count only if there is no other word.
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

/** A repeated word counts once, unless it is unfinished: it may become another. */
function distinct(words: readonly QueryWord[]): readonly QueryWord[] {
  const seen = new Set<string>();
  return words.filter(({ stem, unfinished }) => {
    if (unfinished) return true;
    const isNew = !seen.has(stem);
    seen.add(stem);
    return isNew;
  });
}
