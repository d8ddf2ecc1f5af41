import type { TransparencyRepository } from '../../../../src/application/moderation/TransparencyRepository';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Page } from '../../../../src/application/shared/Page';
import { isAdmin } from '../../../../src/domain/account/UserProfile';
import type { Receipt, YearlyFigures } from '../../../../src/domain/moderation/YearlyFigures';
import type { Instant } from '../../../../src/domain/shared/Instant';
import { failure, success } from '../../../../src/domain/shared/Result';
import type { ModerationInMemory } from './ModerationInMemory';

/** The yearly figures as one person reads them; those of one site share what is stored. */
export class InMemoryTransparencyRepository implements TransparencyRepository {
  readonly #stored: ModerationInMemory;
  readonly #uid: string | null;

  constructor(uid: string | null, stored: ModerationInMemory) {
    this.#uid = uid;
    this.#stored = stored;
  }

  async newest(limit: number): Promise<BackendResult<readonly YearlyFigures[]>> {
    const years = [...this.#stored.years.values()];
    return success(years.toSorted((one, other) => other.year - one.year).slice(0, limit));
  }

  async publish(figures: YearlyFigures): Promise<BackendResult<void>> {
    const countedAt = this.#stored.clock.now();
    const age = new Date(countedAt).getUTCFullYear() - figures.year;
    if (!this.#isAdmin || age < 0 || age > 1) return failure('denied');
    this.#stored.years.set(figures.year, { ...figures, countedAt });
    return success();
  }

  async receivedBetween(
    kind: 'reports' | 'notices',
    [from, until]: readonly [Instant, Instant],
    after: string | null,
    limit: number,
  ): Promise<BackendResult<Page<Receipt>>> {
    if (!this.#isAdmin) return failure('denied');
    const received: readonly Receipt[] = [...this.#stored[kind].values()]
      .filter(({ createdAt }) => createdAt >= from && createdAt < until)
      .toSorted((one, other) => one.createdAt - other.createdAt)
      .map(({ target, reason, createdAt }) => ({ target, reason, createdAt }));
    const begin = Number(after ?? 0);
    const end = begin + limit;
    return success({ items: received.slice(begin, end), next: end < received.length ? String(end) : null });
  }

  get #isAdmin(): boolean {
    return isAdmin(this.#stored.users.of(this.#uid ?? ''));
  }
}
