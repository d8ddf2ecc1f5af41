import type { Unsubscribe } from '../shared/Unsubscribe';
import { token } from '../shared/token';

/** The searches made last in this browser, newest first (key `mbz_recent_searches`, specification §9). */
export interface RecentSearches {
  all(): readonly string[];
  /** Puts a query first; see `withRecentSearch` for the rule. */
  remember(query: string): void;
  clear(): void;
  /** Calls back when they change, in any tab. */
  subscribe(listener: () => void): Unsubscribe;
}
export const RecentSearches = token<RecentSearches>('RecentSearches');
