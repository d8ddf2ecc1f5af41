import type { SavedSearch } from '../../domain/favourites/SavedSearch';

/** Saved searches as a server reads them. Methods reject when the backend is out of reach. */
export interface SavedSearchReader {
  /** Whether the person has a saved search. */
  hasAny(uid: string): Promise<boolean>;
  read(uid: string): Promise<ReadSearches>;
}

export interface ReadSearches {
  /** The last one saved first; malformed ones are left out. */
  readonly searches: readonly SavedSearch[];
  /** Their uids. */
  readonly hiddenSellers: ReadonlySet<string>;
}
