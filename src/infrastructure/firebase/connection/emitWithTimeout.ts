/** How long the server may take before it counts as out of reach, in milliseconds. */
const PATIENCE = 10_000;

/** Tells what comes, and what to say should nothing come while the server has time to answer. */
export function emitWithTimeout<Value>(tell: (value: Value) => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  return {
    tell: (value: Value) => {
      clearTimeout(waiting);
      tell(value);
    },
    tellUnlessAnswered: (value: Value) => {
      clearTimeout(waiting);
      waiting = setTimeout(() => tell(value), navigator.onLine ? PATIENCE : 0);
    },
    stop: () => clearTimeout(waiting),
  };
}
