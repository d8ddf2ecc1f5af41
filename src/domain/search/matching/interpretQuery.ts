import type { ParsedQuery, QueryWord } from './parseQuery';
import type { Edits } from '../text/similarWords';
import { hasDigit } from '../text/splitMixedWord';
import { stemWord } from '../text/stemWord';
import { synonymsOf } from '../text/synonyms';

/** The words of all listings, each with a term: a number for all forms of a word. */
export interface Vocabulary {
  /** The term of a stem, or of the folded word of a proper name. */
  termOf(stem: string): number | undefined;
  /** Terms of the words with this prefix. */
  completionsOf(beginning: string): readonly number[];
  /** Terms of the similar words: see `similarWords`. `sameInitial`: only those with the same first letter. */
  similarTo(word: string, how: Similarity): readonly number[];
  /** Whether a listing contains both terms. */
  occurTogether(one: number, other: number): boolean;
}

export interface Similarity {
  readonly edits: Edits;
  readonly completing: boolean;
  readonly sameInitial: boolean;
}

/** A query in terms: a listing matches if it satisfies every clause and no excluded group. */
export interface Interpretation {
  readonly clauses: readonly Clause[];
  readonly excluded: readonly (readonly Clause[])[];
}

/** The alternatives for a query word; one of them is enough. */
export type Clause = readonly Alternative[];

export interface Alternative {
  /** The listing must contain all of them. */
  readonly terms: readonly number[];
  /** True for the word as typed, in any number or gender; false for completions, corrections and synonyms. */
  readonly exact: boolean;
  /** Matched in title and attributes only: an unfinished word is not searched in descriptions. */
  readonly completed?: true;
}

/** Words from this length are corrected, if they are found neither as typed nor completed. */
export const SHORTEST_CORRECTED = 5;
/** Words from this length are corrected for two mistakes. */
export const SHORTEST_CORRECTED_TWICE = 8;
const SHORTEST_PART = 3;

/**
 * Each word in the first of these ways in which listings contain it: as typed or said otherwise, completed, in two words, corrected.
 * While the query is being typed, its last word is completed even if it is found: it may become another.
 */
export function interpretQuery(
  query: ParsedQuery,
  vocabulary: Vocabulary,
  { typing = false }: { readonly typing?: boolean } = {},
): Interpretation {
  return {
    clauses: query.words.map((word, index) => {
      const pairs = pairsWith(word, query.words[index - 1], query.words[index + 1]);
      const asTyped = () => [
        ...exactly(word, vocabulary),
        ...pairs.flatMap((pair) => joinedInOneWord(pair, vocabulary)),
        ...synonymous(word, pairs, vocabulary),
      ];
      const begun = () => [
        ...completed(word, vocabulary),
        ...pairs.flatMap((pair) => joinedBeginning(pair, vocabulary)),
      ];
      const first = typing ? [() => [...asTyped(), ...begun()]] : [asTyped, begun];
      return firstNonEmpty([...first, () => splitInTwo(word, vocabulary), () => corrected(word, vocabulary)]);
    }),
    excluded: query.excluded.map((group) => group.map((word) => exactly(word, vocabulary))),
  };
}

function exactly({ word, stem, parts }: QueryWord, vocabulary: Vocabulary): Clause {
  const whole = [vocabulary.termOf(stem), vocabulary.termOf(word)].filter((term) => term !== undefined);
  const alternatives = [...new Set(whole)].map((term) => ({ terms: [term], exact: true }));
  const partTerms = termsOf(parts.map(stemWord), vocabulary);
  return partTerms.length === 0 ? alternatives : [...alternatives, { terms: partTerms, exact: true }];
}

function completed({ word, unfinished }: QueryWord, vocabulary: Vocabulary): Clause {
  return unfinished
    ? inexact(vocabulary.completionsOf(word)).map((alternative) => ({ ...alternative, completed: true }))
    : [];
}

type Pair = readonly [QueryWord, QueryWord];

function pairsWith(word: QueryWord, before: QueryWord | undefined, after: QueryWord | undefined): readonly Pair[] {
  return [
    ...(before === undefined ? [] : [[before, word] as const]),
    ...(after === undefined ? [] : [[word, after] as const]),
  ];
}

/** « play station » finds « playstation »: both words are satisfied by their compound. */
function joinedInOneWord(pair: Pair, vocabulary: Vocabulary): Clause {
  return joined(pair).flatMap((word) => exactly(word, vocabulary));
}

/** « play stat » finds « playstation ». */
function joinedBeginning(pair: Pair, vocabulary: Vocabulary): Clause {
  return joined(pair).flatMap((word) => completed(word, vocabulary));
}

function joined([first, second]: Pair): readonly QueryWord[] {
  if (second.word.length < SHORTEST_PART) return [];
  return [{ word: first.word + second.word, stem: first.word + second.stem, parts: [], unfinished: second.unfinished }];
}

/** « frigo » finds « réfrigérateur », and each word of « machine à laver » is satisfied by « lave-linge ». */
function synonymous({ stem }: QueryWord, pairs: readonly Pair[], vocabulary: Vocabulary): Clause {
  const phrases = [...synonymsOf(stem), ...pairs.flatMap(([first, second]) => synonymsOf(first.stem, second.stem))];
  return phrases
    .map((phrase) => termsOf(phrase, vocabulary))
    .filter((terms) => terms.length > 0)
    .map((terms) => ({ terms, exact: false }));
}

/** « lavelinge » finds « lave-linge », if a listing contains both parts. */
function splitInTwo({ word }: QueryWord, vocabulary: Vocabulary): Clause {
  const alternatives: Alternative[] = [];
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const first = vocabulary.termOf(stemWord(word.slice(0, cut)));
    const second = vocabulary.termOf(stemWord(word.slice(cut)));
    if (first === undefined || second === undefined || !vocabulary.occurTogether(first, second)) continue;
    alternatives.push({ terms: [first, second], exact: false });
  }
  return alternatives;
}

/** The nearest spellings: fewest edits first, then the same first letter, then whole words before prefixes. */
function corrected(query: QueryWord, vocabulary: Vocabulary): Clause {
  const { word, stem, unfinished } = query;
  if (word.length < SHORTEST_CORRECTED || hasDigit(word)) return [];
  const edits: readonly Edits[] = word.length < SHORTEST_CORRECTED_TWICE ? [1] : [1, 2];
  const similarities = edits.flatMap((count) => similaritiesWithin(count, unfinished));
  return firstNonEmpty(
    similarities.map((how) => () => inexact([...vocabulary.similarTo(word, how), ...vocabulary.similarTo(stem, how)])),
  );
}

function similaritiesWithin(edits: Edits, unfinished: boolean): readonly Similarity[] {
  const whole = [true, false].map((sameInitial) => ({ edits, completing: false, sameInitial }));
  return unfinished ? [...whole, { edits, completing: true, sameInitial: true }] : whole;
}

function inexact(terms: readonly number[]): Clause {
  return [...new Set(terms)].map((term) => ({ terms: [term], exact: false }));
}

/** The terms of all stems; none if one is unknown. */
function termsOf(stems: readonly string[], vocabulary: Vocabulary): readonly number[] {
  const terms = stems.map((stem) => vocabulary.termOf(stem)).filter((term) => term !== undefined);
  return terms.length === stems.length ? terms : [];
}

function firstNonEmpty(attempts: readonly (() => Clause)[]): Clause {
  for (const attempt of attempts) {
    const clause = attempt();
    if (clause.length > 0) return clause;
  }
  return [];
}
