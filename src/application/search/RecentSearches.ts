import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** Recent searches of this browser, newest first (key `mbz_recent_searches`, specification §9). */
export interface RecentSearches {
  all(): readonly string[];
  /** Adds a query at the front; `withRecentSearch` has the rule. */
  remember(query: string): void;
  clear(): void;
  /** Calls the listener when they change in any tab. */
  subscribe(listener: () => void): Unsubscribe;
}
export const RecentSearches = token<RecentSearches>('RecentSearches');
