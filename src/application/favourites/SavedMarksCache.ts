import type { SavedSearch } from '../../domain/favourites/SavedSearch';
import type { ListingCard } from '../../domain/listings/Listing';
import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Adds or removes a favourite or a hidden seller, or stores a saved search, new or changed. */
export type SavedItemCommand =
  | { readonly kind: 'favourite'; readonly listing: ListingCard; readonly isWanted: boolean }
  /** The heart was touched before the application ran: of its listing only the id is known. */
  | { readonly kind: 'early-favourite'; readonly listing: Pick<ListingCard, 'id'>; readonly isWanted: boolean }
  | { readonly kind: 'hidden-seller'; readonly uid: string; readonly name: string; readonly isWanted: boolean }
  | PendingSearch;

interface PendingSearch {
  readonly kind: 'saved-search';
  readonly search: SavedSearch;
}

/** What cards show of a person’s saved items: ids of favourites and of hidden sellers. */
export interface Marks {
  readonly favourites: readonly string[];
  readonly hiddenSellers: readonly string[];
  /** What was asked for and is not stored yet, so that it is not lost with the page. */
  readonly pending: readonly SavedItemCommand[];
}

/** The marks that this browser last knew, so that the first page shows them without the backend. */
export interface SavedMarksCache {
  /** `null`: nothing was ever saved in this browser, or it has no storage. */
  read(): Marks | null;
  write(marks: Marks): void;
  /** Calls the listener when another tab writes them. */
  subscribe(listener: () => void): Unsubscribe;
}
export const SavedMarksCache = token<SavedMarksCache>('SavedMarksCache');
