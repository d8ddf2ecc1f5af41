/** Milliseconds after which a server that has not answered counts as unreachable. */
const ANSWER_TIMEOUT = 10_000;

/**
 * Passes values on. `emitAfterTimeout` sets the value to emit if no other one comes within `ANSWER_TIMEOUT`, at once while the
 * browser is offline.
 */
export function emitWithTimeout<Value>(emit: (value: Value) => void) {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  return {
    emit: (value: Value) => {
      clearTimeout(timeout);
      emit(value);
    },
    emitAfterTimeout: (value: Value) => {
      clearTimeout(timeout);
      timeout = setTimeout(() => emit(value), navigator.onLine ? ANSWER_TIMEOUT : 0);
    },
    stop: () => clearTimeout(timeout),
  };
}
