import type { BackendResult } from '../../../application/shared/BackendResult';
import { SHORTEST_CORRECTED } from '../../../domain/search/matching/interpretQuery';
import { type ParsedQuery, type QueryWord } from '../../../domain/search/matching/parseQuery';
import { similarWords } from '../../../domain/search/text/similarWords';
import { hasDigit } from '../../../domain/search/text/splitMixedWord';
import { stemWord } from '../../../domain/search/text/stemWord';
import { wordsOf } from '../../../domain/search/text/words';
import type { Instant } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import { dayKey } from '../cards/cardKeys';
import { type CardCondition, condition, type Conjunction, MAXIMUM_DISJUNCTIONS } from './CardQuery';
import type { CardSource } from './CardSource';
import { readOnce } from './readOnce';
import { byDate } from './searchSegments';
import { beginningOf, type Corrections, inTitle, wordFlag, termAlternatives } from './termMatches';
import { spellingKeys } from '../cards/spellingKeys';

const SHORTEST_PART = 3;
/** The number of titles read in search of the right spelling. */
const SAMPLE = 10;

/**
 * Replacements for query words that no listing contains: their beginning, if the word is unfinished; two words written as one; or the words of
 * titles that are one mistake away.
 * Empty when there is none for some word, because then the search finds nothing anyway.
 * @param titleOnly a word counts as found only where a title contains it.
 */
export async function findCorrections(
  source: CardSource,
  { words }: ParsedQuery,
  now: Instant,
  titleOnly = false,
): Promise<BackendResult<Corrections>> {
  const corrections = new Map<string, readonly Conjunction[]>();
  const alive: CardCondition = condition([{ map: 'alive', key: dayKey(now) }], []);
  const isFound = (alternatives: readonly Conjunction[]) =>
    anyMeets(source, alive, titleOnly ? alternatives.map(inTitle) : alternatives);
  for (const word of words) {
    const found = await isFound(termAlternatives(word));
    if (!found.ok) return found;
    if (found.value) continue;
    const beginning = beginningOf(word);
    const isBegun = await isFound(beginning);
    if (!isBegun.ok) return isBegun;
    if (isBegun.value) {
      corrections.set(word.word, beginning);
      continue;
    }
    const split = splitAlternatives(word);
    const meets = await isFound(split);
    if (!meets.ok) return meets;
    const alternatives = meets.value ? success(split) : await spellingAlternatives(source, alive, word);
    if (!alternatives.ok) return alternatives;
    if (alternatives.value.length === 0) return success(new Map());
    corrections.set(word.word, alternatives.value);
  }
  return success(corrections);
}

async function anyMeets(
  source: CardSource,
  alive: CardCondition,
  alternatives: readonly Conjunction[],
): Promise<BackendResult<boolean>> {
  if (alternatives.length === 0) return success(false);
  for (const query of byDate(condition(alive.all, [alternatives]))) {
    const counted = await source.count(query, 1);
    if (!counted.ok) return counted;
    if (counted.value > 0) return success(true);
  }
  return success(false);
}

/** « lavelinge » is « lave-linge ». */
function splitAlternatives({ word }: QueryWord): readonly Conjunction[] {
  const cuts = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, index) => index + SHORTEST_PART,
  );
  return cuts.map((cut) => [wordFlag(stemWord(word.slice(0, cut))), wordFlag(stemWord(word.slice(cut)))]);
}

async function spellingAlternatives(
  source: CardSource,
  { all }: CardCondition,
  { word, stem }: QueryWord,
): Promise<BackendResult<readonly Conjunction[]>> {
  if (word.length < SHORTEST_CORRECTED || hasDigit(word)) return success([]);
  const keys = [...new Set([...spellingKeys(word), ...spellingKeys(stem)])].slice(0, MAXIMUM_DISJUNCTIONS);
  const [query] = byDate(condition(all, [keys.map((key) => [{ map: 'near', key }])]));
  if (query === undefined) return success([]);
  const found = await readOnce(source, { query, after: null, limit: SAMPLE });
  if (!found.ok) return found;
  const titled = found.value.cards.flatMap(({ listing }) => wordsOf(listing.title)).map((one) => one.word);
  const stems = new Set(nearest([...new Set(titled)].sort(), word, stem).map(stemWord));
  return success([...stems].map((one) => [wordFlag(one)]));
}

/** The words one mistake away; those with the same first letter, if there are any. */
function nearest(sorted: readonly string[], word: string, stem: string): readonly string[] {
  const indexes = new Set([...similarWords(sorted, word, 1, false), ...similarWords(sorted, stem, 1, false)]);
  const near = sorted.filter((one, index) => indexes.has(index) && !hasDigit(one));
  const sameInitial = near.filter((one) => one[0] === word[0]);
  return sameInitial.length > 0 ? sameInitial : near;
}
