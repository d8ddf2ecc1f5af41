import type { SearchRequest, SearchSuggestion } from '../../../application/search/ListingSearch';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Instant } from '../../../domain/shared/Instant';
import type { IndexResults } from './ListingIndex';

/** What a tab asks of its search worker. Each question with an id is answered once; `warm-up` only makes it read ahead. */
export type SearchQuestion =
  | { readonly kind: 'search'; readonly id: number; readonly request: SearchRequest; readonly now: Instant }
  | { readonly kind: 'suggest'; readonly id: number; readonly text: string; readonly now: Instant }
  | { readonly kind: 'warm-up' };

/** What the worker says: answers, and unasked that results may have changed. */
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
