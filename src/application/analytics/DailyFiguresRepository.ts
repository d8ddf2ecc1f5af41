import type { DailyFigures } from '../../domain/analytics/DailyFigures';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Figures of days that are over, for admins; everybody else gets `denied`. */
export interface DailyFiguresRepository {
  /**
   * The figures of consecutive days, oldest first, each before today in Paris. What was deleted before it was counted is missing. Where
   * counting a day costs reads, it counts at most `mostCounted` days that nobody has counted yet, the oldest first, and leaves out the others.
   */
  read(days: readonly string[], mostCounted: number): Promise<BackendResult<readonly DailyFigures[]>>;
}
export const DailyFiguresRepository = token<DailyFiguresRepository>('DailyFiguresRepository');
