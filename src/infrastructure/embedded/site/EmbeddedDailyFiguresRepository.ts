import type { DailyFiguresRepository } from '../../../application/analytics/DailyFiguresRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import { boundsOfDay, type DailyFigures } from '../../../domain/analytics/DailyFigures';
import type { Instant } from '../../../domain/shared/Instant';
import { asAdmin } from '../auth/asAdmin';
import type { EmbeddedSession } from '../auth/EmbeddedSession';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import { untilImported, type ListingImportProgress } from '../database/ListingImportProgress';

/** Counts at each reading, after the import of the demo. */
export class EmbeddedDailyFiguresRepository implements DailyFiguresRepository {
  readonly #database: EmbeddedDatabase;
  readonly #session: Pick<EmbeddedSession, 'uid'>;
  readonly #importProgress: ListingImportProgress;

  constructor(
    database: EmbeddedDatabase,
    session: Pick<EmbeddedSession, 'uid'>,
    importProgress: ListingImportProgress,
  ) {
    this.#database = database;
    this.#session = session;
    this.#importProgress = importProgress;
  }

  async read(days: readonly string[]): Promise<BackendResult<readonly DailyFigures[]>> {
    await untilImported(this.#importProgress);
    return asAdmin(this.#database, this.#session, () =>
      this.#database.read(async (connection) => {
        const [visits, listings, users, reports] = await Promise.all([
          connection.getAll('analytics'),
          connection.getAll('listings'),
          connection.getAll('users'),
          connection.getAll('reports'),
        ]);
        const published = listings.flatMap((listing) => (listing.state === 'deleted' ? [] : [listing.publishedAt]));
        const joined = users.map(({ createdAt }) => createdAt);
        const reported = reports.map(({ createdAt }) => createdAt);
        return days.map((day) => ({
          day,
          visitors: visits.find(({ date }) => date === day)?.uniqueVisitors ?? 0,
          listings: countOn(day, published),
          accounts: countOn(day, joined),
          reports: countOn(day, reported),
        }));
      }),
    );
  }
}

function countOn(day: string, times: readonly Instant[]): number {
  const [from, until] = boundsOfDay(day);
  return times.filter((time) => time >= from && time < until).length;
}
