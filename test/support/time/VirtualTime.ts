import type { Clock } from '../../../src/application/shared/Clock';
import type { Timers } from '../../../src/application/shared/Timers';
import type { Unsubscribe } from '../../../src/application/shared/Unsubscribe';

interface Appointment {
  readonly due: number;
  readonly action: () => void;
}

/** A clock with timers that advances only by `pass`. */
export class VirtualTime implements Clock, Timers {
  #now: number;
  #appointments: readonly Appointment[] = [];

  constructor(now = Date.UTC(2026, 5, 15, 10)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, action: () => void): Unsubscribe {
    const appointment = { due: this.#now + milliseconds, action };
    this.#appointments = [...this.#appointments, appointment];
    return () => this.#forget(appointment);
  }

  /** The delays of the pending timers in milliseconds, shortest first. */
  get waits(): readonly number[] {
    return this.#inOrder().map(({ due }) => due - this.#now);
  }

  /** Advances the time and runs the timers that are due, with the promises that they resolve. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settle();
    for (let [next] = this.#inOrder(); next !== undefined && next.due <= end; [next] = this.#inOrder()) {
      this.#now = next.due;
      this.#forget(next);
      next.action();
      await settle();
    }
    this.#now = end;
  }

  #inOrder(): readonly Appointment[] {
    return this.#appointments.toSorted((first, second) => first.due - second.due);
  }

  #forget(appointment: Appointment): void {
    this.#appointments = this.#appointments.filter((other) => other !== appointment);
  }
}

/** Runs pending microtasks. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}
