import type { Result } from '../../domain/shared/Result';
import type { BackendFailure, TimedFailure } from './BackendFailure';

/** What a call to the backend gives: its value, or why there is none. */
export type BackendResult<Value> = Result<Value, BackendFailure>;

/** What a write with the time of this device gives. */
export type TimedResult<Value> = Result<Value, TimedFailure>;
