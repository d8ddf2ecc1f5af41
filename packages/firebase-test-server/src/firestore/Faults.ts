import { EngineError, type EngineErrorStatus } from './EngineError';

export interface Fault {
  readonly status: EngineErrorStatus;
  /** How many requests fail. */
  readonly times: number;
  /** What the answer says. */
  readonly message?: string;
  /** `target`: a listener is refused and its stream goes on. Left out: the request, or the whole stream, fails. */
  readonly scope?: 'target';
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
  throwPlanned(request: string, scope?: Fault['scope']): void {
    const fault = this.#planned.find(
      (planned) => planned.times > 0 && planned.scope === scope && request.includes(planned.where ?? ''),
    );
    if (fault === undefined) return;
    this.#planned = this.#planned.map((planned) =>
      planned === fault ? { ...fault, times: fault.times - 1 } : planned,
    );
    throw new EngineError(fault.status, fault.message ?? 'A test has planned this fault');
  }
}
