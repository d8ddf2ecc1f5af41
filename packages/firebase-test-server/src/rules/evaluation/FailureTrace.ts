import type { Span } from '../syntax/Span';

/** Why a condition did not hold: the innermost expressions that were false or had no value. */
export interface Failure {
  readonly span: Span;
  readonly complaint: string;
}

/** Collects failures while a condition is evaluated; `cut` removes those that turn out to be irrelevant. */
export class FailureTrace {
  readonly #failures: Failure[] = [];

  get length(): number {
    return this.#failures.length;
  }

  add(failure: Failure): void {
    const isKnown = this.#failures.some(
      ({ span, complaint }) => span.start === failure.span.start && complaint === failure.complaint,
    );
    if (!isKnown) this.#failures.push(failure);
  }

  cut(length: number): void {
    // Assigning a length takes time even if it is the same, and each expression is followed by a cut.
    if (this.#failures.length > length) this.#failures.length = length;
  }

  take(): readonly Failure[] {
    return this.#failures.splice(0);
  }
}
