/** Milliseconds after the application has first waited. */
const LATE = 10_000;

let late: Promise<unknown> | undefined;

/**
 * Resolves when more is wanted than a rendered page has brought (`mbzWanted`), but after ten seconds at most, which are the same for all
 * who wait, also one after the other: a page that is only looked at is live, too.
 */
export function untilWantedOrLate(): Promise<unknown> {
  late ??= new Promise((resolve) => {
    setTimeout(resolve, LATE);
  });
  return Promise.race([globalThis.mbzWanted, late]);
}
