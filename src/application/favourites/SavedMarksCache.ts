import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** What lists of listings show of what a person keeps. */
export interface Marks {
  readonly favourites: readonly string[];
  readonly hiddenSellers: readonly string[];
}

/** The marks as this browser last knew them, so that the first page shows them at once; it costs no backend. */
export interface SavedMarksCache {
  /** Null: nobody has ever kept anything here, or this browser keeps nothing. */
  read(): Marks | null;
  write(marks: Marks): void;
  /** Calls back when another tab writes them. */
  subscribe(listener: () => void): Unsubscribe;
}
export const SavedMarksCache = token<SavedMarksCache>('SavedMarksCache');
