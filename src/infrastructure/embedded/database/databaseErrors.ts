/*
 * Errors of the embedded database. `backendFailureOf` knows them by name, as it knows those of the browser.
 */

/** This browser or private window has no IndexedDB. */
export class BackendUnavailableError extends Error {
  override readonly name = 'BackendUnavailableError';
}

/** The browser did not answer within the limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** An older tab keeps the database open at its version. */
export class UpgradeBlockedError extends Error {
  override readonly name = 'UpgradeBlockedError';
}
