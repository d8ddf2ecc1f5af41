import type { BackendFailure, TimedFailure } from '../../../application/shared/BackendFailure';
import type { Clock } from '../../../application/shared/Clock';
import { failure, type Result } from '../../../domain/shared/Result';
import { MINUTE, type Instant } from '../../../domain/shared/Instant';

/** Null: the server does not say. */
export type ReadServerTime = () => Promise<Instant | null>;

/** A little less than the five minutes that `isNow` and `isPast` of firestore.rules allow, since a request takes time. */
const TOLERANCE = 4.5 * MINUTE;

/** Why a write with the time of this device was refused. The time of a server is only read after a refusal. */
export class ClockCheck {
  readonly #clock: Clock;
  readonly #readServerTime: ReadServerTime;

  constructor(clock: Clock, readServerTime: ReadServerTime = readSiteTime) {
    this.#clock = clock;
    this.#readServerTime = readServerTime;
  }

  /** For a write that the rules demand to be of now. */
  explainNow<Value, Failure>(
    result: Result<Value, Failure | BackendFailure>,
  ): Promise<Result<Value, Failure | TimedFailure>> {
    return this.#explain(result, (ahead) => Math.abs(ahead) > TOLERANCE);
  }

  /** For a write that the rules demand to be of now or earlier. */
  explainPast<Value, Failure>(
    result: Result<Value, Failure | BackendFailure>,
  ): Promise<Result<Value, Failure | TimedFailure>> {
    return this.#explain(result, (ahead) => ahead > TOLERANCE);
  }

  async #explain<Value, Failure>(
    result: Result<Value, Failure | BackendFailure>,
    isWrong: (ahead: number) => boolean,
  ): Promise<Result<Value, Failure | TimedFailure>> {
    if (result.ok || result.failure !== 'denied') return result;
    const serverTime = await this.#readServerTime();
    return serverTime !== null && isWrong(this.#clock.now() - serverTime) ? failure('wrong-clock') : result;
  }
}

/** From the `Date` of an answer of the site itself: other origins do not show this header. A cache adds the age of its copy. */
export async function readSiteTime(): Promise<Instant | null> {
  try {
    const { headers } = await fetch('/', { method: 'HEAD', cache: 'no-store' });
    const time = Date.parse(headers.get('date') ?? '') + 1000 * Number(headers.get('age') ?? 0);
    return Number.isFinite(time) ? time : null;
  } catch {
    return null;
  }
}
