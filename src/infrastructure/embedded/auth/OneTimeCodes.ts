import type { Clock } from '../../../application/shared/Clock';
import { HOUR, type Instant } from '../../../domain/shared/Instant';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { sixDigits } from './sixDigits';

/** Codes that replace links in messages, in memory: they end with the tab, or after an hour. */
export class OneTimeCodes<Meaning> {
  readonly #clock: Clock;
  readonly #issued = new Map<string, { readonly meaning: Meaning; readonly end: Instant }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  issue(meaning: Meaning): string {
    const code = sixDigits();
    this.#issued.set(code, { meaning, end: this.#clock.now() + HOUR });
    return code;
  }

  /** A code can be redeemed once. */
  redeem(code: string): Result<Meaning, 'wrong-code' | 'expired-code'> {
    const issued = this.#issued.get(code);
    if (issued === undefined) return failure('wrong-code');
    this.#issued.delete(code);
    return this.#clock.now() < issued.end ? success(issued.meaning) : failure('expired-code');
  }
}
