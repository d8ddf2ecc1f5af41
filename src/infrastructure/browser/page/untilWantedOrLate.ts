import { untilWanted } from './untilWanted';

/** Milliseconds. */
const LATE = 10_000;

/** As `untilWanted`, but for ten seconds at most: a page that is only looked at is live, too. */
export function untilWantedOrLate(): Promise<void> {
  return Promise.race([
    untilWanted(),
    new Promise<void>((resolve) => {
      setTimeout(resolve, LATE);
    }),
  ]);
}
