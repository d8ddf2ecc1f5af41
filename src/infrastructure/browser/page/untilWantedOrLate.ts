/** Milliseconds since the page was opened. */
const LATE = 10_000;

/**
 * Resolves when more is wanted than a rendered page has brought (`mbzWanted`), but at most ten seconds after the page was opened, however
 * many wait for it one after the other: a page that is only looked at is live, too.
 */
export function untilWantedOrLate(): Promise<unknown> {
  return Promise.race([
    globalThis.mbzWanted,
    new Promise((resolve) => {
      setTimeout(resolve, LATE - performance.now());
    }),
  ]);
}
