import { parisDay } from '../../domain/shared/parisTime';
import type { BackendResult } from '../shared/BackendResult';
import type { Clock } from '../shared/Clock';
import type { VisitCounter } from './VisitCounter';

/** Reads how many daily visitors there were today; for admins. */
export class ReadVisitors {
  readonly #counter: VisitCounter;
  readonly #clock: Clock;

  constructor(counter: VisitCounter, clock: Clock) {
    this.#counter = counter;
    this.#clock = clock;
  }

  execute(): Promise<BackendResult<number>> {
    return this.#counter.read(parisDay(this.#clock.now()));
  }
}
