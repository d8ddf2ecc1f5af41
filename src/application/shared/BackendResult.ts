import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from './BackendFailure';

/** What a call to the backend gives: its value, or why there is none. */
export type BackendResult<Value> = Result<Value, BackendFailure>;
