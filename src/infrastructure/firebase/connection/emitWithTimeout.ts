/** Milliseconds after which a server that has not answered counts as unreachable. */
const ANSWER_TIMEOUT = 10_000;

/** Connections whose server did not answer in time, and has not since. */
const unreachable = new WeakSet<object>();

/**
 * Passes values on. `emitAfterTimeout` sets the value to emit if no other one comes within `ANSWER_TIMEOUT`, at once while the
 * browser is offline, or after the server of the same `connection` has not answered somebody else in time: a page that needs one
 * answer for the next question would wait for each.
 */
export function emitWithTimeout<Value>(emit: (value: Value) => void, connection: object = {}) {
  let timeout: ReturnType<typeof setTimeout> | undefined;
  return {
    emit: (value: Value) => {
      clearTimeout(timeout);
      unreachable.delete(connection);
      emit(value);
    },
    emitAfterTimeout: (value: Value) => {
      clearTimeout(timeout);
      const isAwaited = navigator.onLine && !unreachable.has(connection);
      timeout = setTimeout(
        () => {
          unreachable.add(connection);
          emit(value);
        },
        isAwaited ? ANSWER_TIMEOUT : 0,
      );
    },
    stop: () => clearTimeout(timeout),
  };
}
