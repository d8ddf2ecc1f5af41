import type { TransparencyRepository } from '../../../application/moderation/TransparencyRepository';
import type { BackendResult } from '../../../application/shared/BackendResult';
import type { Clock } from '../../../application/shared/Clock';
import type { Page } from '../../../application/shared/Page';
import type { Receipt, YearlyFigures } from '../../../domain/moderation/YearlyFigures';
import type { Instant } from '../../../domain/shared/Instant';
import { orderedPage, type Place } from '../../../domain/shared/orderedPage';
import { failure } from '../../../domain/shared/Result';
import type { ModerationStores } from './ModerationStores';

export class EmbeddedTransparencyRepository implements TransparencyRepository {
  readonly #stores: ModerationStores;
  readonly #clock: Clock;

  constructor(stores: ModerationStores, clock: Clock) {
    this.#stores = stores;
    this.#clock = clock;
  }

  newest(limit: number): Promise<BackendResult<readonly YearlyFigures[]>> {
    return this.#stores.readImported(async (connection) => {
      const years = await connection.getAll('transparency');
      return years.toSorted((one, other) => other.year - one.year).slice(0, limit);
    });
  }

  async publish(figures: YearlyFigures): Promise<BackendResult<void>> {
    const current = new Date(this.#clock.now()).getUTCFullYear();
    if (figures.year !== current && figures.year !== current - 1) return failure('denied');
    return this.#stores.writeAsAdmin(async (transaction) => {
      await transaction.objectStore('transparency').put({ ...figures, countedAt: this.#clock.now() });
    });
  }

  receivedBetween(
    kind: 'reports' | 'notices',
    [from, until]: readonly [Instant, Instant],
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<Receipt>>> {
    return this.#stores.readAsAdmin(async (connection) => {
      const received =
        kind === 'reports'
          ? (await connection.getAll('reports')).map((report) => ({ ...report, key: report.id }))
          : (await connection.getAll('notices')).map((notice) => ({ ...notice, key: notice.reference }));
      const inPeriod = received.filter(({ createdAt }) => createdAt >= from && createdAt < until);
      const placed = ({ createdAt, key }: { readonly createdAt: Instant; readonly key: string }) => ({
        at: createdAt,
        id: key,
      });
      const { items, next } = orderedPage(inPeriod, placed, false, after === null ? null : placeIn(after), limit);
      return {
        items: items.map(({ target, reason, createdAt }) => ({ target, reason, createdAt })),
        next: next && JSON.stringify(next),
      };
    });
  }
}

function placeIn(text: string): Place {
  return JSON.parse(text) as Place;
}
