import { EngineError, type EngineErrorStatus } from './EngineError';

export interface Fault {
  readonly status: EngineErrorStatus;
  /** How many requests it strikes. */
  readonly times: number;
  /** What a request must hold to be struck, such as `/users/karim`; everything, when omitted. */
  readonly where?: string;
}

/** What a test has the server fail with, instead of answering. */
export class Faults {
  #planned: readonly Fault[] = [];

  plan(fault: Fault): void {
    this.#planned = [...this.#planned, fault];
  }

  /** Fails if a fault is planned for such a request, which is then spent once. */
  strike(request: string): void {
    const fault = this.#planned.find(({ times, where = '' }) => times > 0 && request.includes(where));
    if (fault === undefined) return;
    this.#planned = this.#planned.map((planned) =>
      planned === fault ? { ...fault, times: fault.times - 1 } : planned,
    );
    throw new EngineError(fault.status, 'A test has planned this fault');
  }
}
