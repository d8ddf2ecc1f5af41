import { EngineError, type EngineErrorStatus } from './EngineError';

export interface Fault {
  readonly status: EngineErrorStatus;
  /** How many requests fail. */
  readonly times: number;
  /** Text that a request must contain to fail, such as `/users/karim`. Left out: every request fails. */
  readonly where?: string;
}

/** Errors that a test plans for coming requests. */
export class Faults {
  #planned: readonly Fault[] = [];

  plan(fault: Fault): void {
    this.#planned = [...this.#planned, fault];
  }

  /** Throws EngineError if a fault is planned for the request, and counts it as used once. */
  throwPlanned(request: string): void {
    const fault = this.#planned.find(({ times, where = '' }) => times > 0 && request.includes(where));
    if (fault === undefined) return;
    this.#planned = this.#planned.map((planned) =>
      planned === fault ? { ...fault, times: fault.times - 1 } : planned,
    );
    throw new EngineError(fault.status, 'A test has planned this fault');
  }
}
