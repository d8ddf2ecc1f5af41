import { parisDay } from '../../domain/shared/parisTime';
import type { Clock } from '../shared/Clock';
import type { VisitCounter } from './VisitCounter';
import type { VisitMarker } from './VisitMarker';

/**
 * Counts this browser as a daily visitor, once per day in Paris. A failure is not reported: the next visit of the day
 * tries again.
 */
export class CountDailyVisitor {
  readonly #counter: VisitCounter;
  readonly #marker: VisitMarker;
  readonly #clock: Clock;

  constructor(counter: VisitCounter, marker: VisitMarker, clock: Clock) {
    this.#counter = counter;
    this.#marker = marker;
    this.#clock = clock;
  }

  async execute(): Promise<void> {
    const day = parisDay(this.#clock.now());
    if (!(await this.#marker.claim(day))) return;
    const counted = await this.#counter.count(day);
    if (!counted.ok) this.#marker.release(day);
  }
}
