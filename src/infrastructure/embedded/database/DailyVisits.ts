import type { Instant } from '../../../domain/shared/Instant';

export interface DailyVisits {
  /** In France, `2026-06-15`. */
  readonly date: string;
  readonly uniqueVisitors: number;
  readonly lastUpdated: Instant;
}
