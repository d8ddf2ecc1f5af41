import type { VisitCounter } from '../../../application/analytics/VisitCounter';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import { parisDay } from '../../../domain/shared/parisTime';
import { failure } from '../../../domain/shared/Result';
import { asAdmin } from '../auth/asAdmin';
import type { EmbeddedDatabase } from '../database/EmbeddedDatabase';
import type { EmbeddedSession } from '../auth/EmbeddedSession';

export class EmbeddedVisitCounter implements VisitCounter {
  readonly #database: EmbeddedDatabase;
  readonly #session: EmbeddedSession;
  readonly #clock: Clock;

  constructor(database: EmbeddedDatabase, session: EmbeddedSession, clock: Clock) {
    this.#database = database;
    this.#session = session;
    this.#clock = clock;
  }

  async count(day: string): Promise<BackendResult<void>> {
    const now = this.#clock.now();
    if (day !== parisDay(now)) return failure('denied');
    return this.#database.write(['analytics'], async (transaction) => {
      const visits = transaction.objectStore('analytics');
      const uniqueVisitors = ((await visits.get(day))?.uniqueVisitors ?? 0) + 1;
      await visits.put({ date: day, uniqueVisitors, lastUpdated: now });
    });
  }

  read(day: string): Promise<BackendResult<number>> {
    return asAdmin(this.#database, this.#session, () =>
      this.#database.read(async (connection) => (await connection.get('analytics', day))?.uniqueVisitors ?? 0),
    );
  }
}
