import { MINUTE } from '../shared/Instant';

/** After a reload that did not help, the page is not reloaded again within this time. */
export const RELOAD_THROTTLE = 5 * MINUTE;

/**
 * A database client that has failed for good, or a part of the site that could not be fetched: only a reload helps.
 */
const unrecoverable =
  /INTERNAL ASSERTION FAILED|INTERNAL UNHANDLED ERROR|AsyncQueue is already failed|dynamically imported module|module script failed|Unable to preload/;

export function needsPageReload(message: string): boolean {
  return unrecoverable.test(message);
}
