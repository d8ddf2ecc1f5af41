import { criteriaToEntries } from '../search/criteria/criteriaToEntries';
import type { SearchCriteria } from '../search/criteria/SearchCriteria';
import { failure, success, type Result } from '../shared/Result';
import { trimmedText } from '../shared/trimmedText';
import type { Instant } from '../shared/Instant';

/** A search stored under a name, whose new results are counted. */
export interface SavedSearch {
  readonly id: string;
  readonly name: string;
  readonly criteria: SearchCriteria;
  readonly createdAt: Instant;
  /** When its results were last viewed: listings published after it are new. */
  readonly lookedAt: Instant;
}

export const MAXIMUM_SEARCH_NAME_LENGTH = 60;
/** The limit per person: each search is repeated while the site is open. */
export const MAXIMUM_SAVED_SEARCHES = 30;

export type SearchNameFault = 'no-name' | 'long-name';

/** Collapses spaces; at least one character is required. */
export function parseSearchName(input: string): Result<string, SearchNameFault> {
  const name = trimmedText(input.replace(/\s+/g, ' '));
  if (name === '') return failure('no-name');
  return name.length > MAXIMUM_SEARCH_NAME_LENGTH ? failure('long-name') : success(name);
}

/** Whether two searches find the same listings, in whatever order. */
export function findsTheSame(one: SearchCriteria, other: SearchCriteria): boolean {
  return addressOf(one) === addressOf(other);
}

function addressOf(criteria: SearchCriteria): string {
  return JSON.stringify(criteriaToEntries({ ...criteria, query: criteria.query.trim(), sort: 'relevance' }));
}
