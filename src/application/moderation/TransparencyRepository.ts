import type { Receipt, YearlyFigures } from '../../domain/moderation/YearlyFigures';
import type { Instant } from '../../domain/shared/Instant';
import type { BackendResult } from '../shared/BackendResult';
import type { Page } from '../shared/Page';
import { token } from '../shared/token';

/** The yearly figures of the moderation, which everybody reads and admins publish. */
export interface TransparencyRepository {
  /** Those of the last years that are published, the newest first, at most `limit` (10 or fewer), and one read for each. */
  newest(limit: number): Promise<BackendResult<readonly YearlyFigures[]>>;

  /** Stores the figures of this year or of the last one, in the place of former ones. For admins; `denied` for others, and of another year. */
  publish(figures: YearlyFigures): Promise<BackendResult<void>>;

  /**
   * The reports with an account, or the notices without one, received from one time until before another, the oldest first, at most
   * `limit` (100 or fewer), after the place of a former page or the first for null; for admins.
   */
  receivedBetween(
    kind: 'reports' | 'notices',
    period: readonly [from: Instant, until: Instant],
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<Receipt>>>;
}
export const TransparencyRepository = token<TransparencyRepository>('TransparencyRepository');
