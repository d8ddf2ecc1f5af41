/** The outcome of something a person can act on: a value, or the named reason why there is none. Bugs throw instead. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function success(): Result<void, never>;
export function success<Value>(value: Value): Result<Value, never>;
export function success(value?: unknown): Result<unknown, never> {
  return { ok: true, value };
}

export function failure<Failure>(reason: Failure): Result<never, Failure> {
  return { ok: false, failure: reason };
}
