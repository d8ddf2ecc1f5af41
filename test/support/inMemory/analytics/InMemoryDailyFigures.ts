import type { DailyFiguresRepository } from '../../../../src/application/analytics/DailyFiguresRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import { boundsOfDay, type DailyFigures } from '../../../../src/domain/analytics/DailyFigures';
import type { Instant } from '../../../../src/domain/shared/Instant';
import { failure, success } from '../../../../src/domain/shared/Result';

/** The figures as one person reads them; those of one site share what is `counted`. */
export class InMemoryDailyFigures implements DailyFiguresRepository {
  readonly counted: { visitors: Map<string, number>; listings: Instant[]; accounts: Instant[]; reports: Instant[] };
  readonly #isAdmin: boolean;

  constructor(isAdmin = false, counted?: InMemoryDailyFigures['counted']) {
    this.#isAdmin = isAdmin;
    this.counted = counted ?? { visitors: new Map<string, number>(), listings: [], accounts: [], reports: [] };
  }

  /** The days that are counted; null: as `EmbeddedDailyFiguresRepository`, all of them. */
  countedDays: number | null = null;

  async read(days: readonly string[], mostCounted: number): Promise<BackendResult<readonly DailyFigures[]>> {
    if (!this.#isAdmin) return failure('denied');
    if (this.countedDays !== null) this.countedDays = Math.min(days.length, this.countedDays + mostCounted);
    return success(days.slice(0, this.countedDays ?? days.length).map((day) => this.#of(day)));
  }

  #of(day: string): DailyFigures {
    const [from, until] = boundsOfDay(day);
    const { visitors, listings, accounts, reports } = this.counted;
    const onDay = (times: readonly Instant[]) => times.filter((time) => from <= time && time < until).length;
    return {
      day,
      visitors: visitors.get(day) ?? 0,
      listings: onDay(listings),
      accounts: onDay(accounts),
      reports: onDay(reports),
    };
  }
}
