import type { BackendResult } from '../../../application/shared/BackendResult';
import { type ParsedQuery, parseQuery, type QueryWord } from '../../../domain/search/matching/parseQuery';
import { noCriteria } from '../../../domain/search/criteria/SearchCriteria';
import { SuggestionTally, type SuggestedPhrase } from '../../../domain/search/text/SuggestionTally';
import { synonymsOf } from '../../../domain/search/text/synonyms';
import { type TitleMatcher, titlePhrases } from '../../../domain/search/text/titlePhrases';
import { stemWord } from '../../../domain/search/text/stemWord';
import type { Instant } from '../../../domain/shared/Instant';
import { success } from '../../../domain/shared/Result';
import type { CardSource, FoundCard } from './CardSource';
import { findCorrections } from './findCorrections';
import { readOnce } from './readOnce';
import { planOf } from './searchPlan';
import { byDate } from './searchSegments';
import type { Corrections } from './termMatches';

/** The number of titles read, the newest that match: each costs a document read. */
const SAMPLE = 10;

/** Completions of a text: the phrases of matching titles that contain its words, the most frequent first. */
export async function suggestPhrases(
  source: CardSource,
  text: string,
  now: Instant,
): Promise<BackendResult<readonly SuggestedPhrase[]>> {
  const query = parseQuery(text);
  if (query.words.length === 0 || query.excluded.length > 0) return success([]);
  const found = await matchingTitles(source, text, now, new Map());
  if (!found.ok) return found;
  if (found.value.length > 0) return success(tallied(found.value, text, query, new Map()));
  const corrections = await findCorrections(source, query, now);
  if (!corrections.ok) return corrections;
  if (corrections.value.size === 0) return success([]);
  const corrected = await matchingTitles(source, text, now, corrections.value);
  return corrected.ok ? success(tallied(corrected.value, text, query, corrections.value)) : corrected;
}

async function matchingTitles(
  source: CardSource,
  text: string,
  now: Instant,
  corrections: Corrections,
): Promise<BackendResult<readonly FoundCard[]>> {
  const [query] = byDate(planOf({ ...noCriteria, query: text }, now, corrections, { typing: true }).base);
  if (query === undefined) return success([]);
  const found = await readOnce(source, { query, after: null, limit: SAMPLE });
  return found.ok ? success(found.value.cards) : found;
}

function tallied(
  cards: readonly FoundCard[],
  text: string,
  query: ParsedQuery,
  corrections: Corrections,
): readonly SuggestedPhrase[] {
  const tally = new SuggestionTally();
  const matchers = query.words.map((word) => titleTest(word, corrections));
  for (const { listing } of cards)
    for (const phrase of titlePhrases(listing.title, matchers)) tally.add(phrase, listing.categoryId);
  return tally.suggestionsFor(text, query);
}

function titleTest(query: QueryWord, corrections: Corrections): TitleMatcher {
  const phrases = [
    ...synonymsOf(query.stem),
    ...(query.parts.length > 0 ? [query.parts.map(stemWord)] : []),
    ...correctedPhrases(query, corrections),
  ];
  return (stems) => {
    const index = stems.findIndex((stem) => stem === query.stem || (query.unfinished && stem.startsWith(query.word)));
    if (index >= 0) return [index];
    return (
      phrases.map((phrase) => phrase.map((stem) => stems.indexOf(stem))).find((indexes) => !indexes.includes(-1)) ??
      null
    );
  };
}

function correctedPhrases({ word }: QueryWord, corrections: Corrections): readonly (readonly string[])[] {
  return (corrections.get(word) ?? []).map((flags) => flags.map(({ key }) => key));
}
