/** Milliseconds. */
const LATE = 10_000;

/** Resolves when more is wanted than a rendered page has brought (`mbzWanted`), but after ten seconds at most: a page that is only looked at is live, too. */
export function untilWantedOrLate(): Promise<unknown> {
  return Promise.race([
    globalThis.mbzWanted,
    new Promise((resolve) => {
      setTimeout(resolve, LATE);
    }),
  ]);
}
