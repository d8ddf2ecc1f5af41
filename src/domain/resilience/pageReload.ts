import { MINUTE } from '../shared/Instant';

/** A page that did not mend what was wrong is not loaded anew a second time within this time. */
export const RELOAD_THROTTLE = 5 * MINUTE;

/** A client of the database that has given up for good, or a part of the site that could not be fetched: only a new page mends that. */
const unrecoverable =
  /INTERNAL ASSERTION FAILED|INTERNAL UNHANDLED ERROR|AsyncQueue is already failed|dynamically imported module|module script failed|Unable to preload/;

export function needsPageReload(message: string): boolean {
  return unrecoverable.test(message);
}
