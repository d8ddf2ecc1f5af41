import type { SearchRequest, SearchSuggestion } from '../../../application/search/ListingSearch';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Instant } from '../../../domain/shared/Instant';
import type { Change } from '../database/ChangeFeed';
import type { IndexResults } from './ListingIndex';

/**
 * Messages from a tab to its search worker. Each question with an id is answered once; `warm-up` starts indexing. A change is handled
 * before the questions that follow it.
 */
export type SearchQuestion =
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest; readonly now: Instant }
  | { readonly kind: 'suggest'; readonly id: number; readonly text: string; readonly now: Instant }
  | { readonly kind: 'warm-up' }
  | { readonly kind: 'change'; readonly change: Change };

/** Messages from the worker: answers, and `changed` when results may have changed. */
export type SearchMessage =
  | {
      readonly kind: 'results';
      readonly id: number;
      readonly result: BackendResult<IndexResults & { readonly complete: boolean }>;
    }
  | {
      readonly kind: 'suggestions';
      readonly id: number;
      readonly result: BackendResult<readonly SearchSuggestion[]>;
    }
  | { readonly kind: 'changed' };
