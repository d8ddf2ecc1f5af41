import type { VisitCounter } from '../../../../src/application/analytics/VisitCounter';
import type { BackendResult } from '../../../../src/application/shared/BackendResult';
import type { Clock } from '../../../../src/application/shared/Clock';
import { parisDay } from '../../../../src/domain/shared/parisTime';
import { failure, success } from '../../../../src/domain/shared/Result';

/** The counter of one person; those of one site share `visitors`, the numbers by day. */
export class InMemoryVisitCounter implements VisitCounter {
  readonly visitors: Map<string, number>;
  readonly #clock: Clock;
  readonly #isAdmin: boolean;

  constructor(clock: Clock, isAdmin = false, visitors = new Map<string, number>()) {
    this.#clock = clock;
    this.#isAdmin = isAdmin;
    this.visitors = visitors;
  }

  async count(day: string): Promise<BackendResult<void>> {
    if (day !== parisDay(this.#clock.now())) return failure('denied');
    this.visitors.set(day, this.#of(day) + 1);
    return success();
  }

  async read(day: string): Promise<BackendResult<number>> {
    return this.#isAdmin ? success(this.#of(day)) : failure('denied');
  }

  #of(day: string): number {
    return this.visitors.get(day) ?? 0;
  }
}
