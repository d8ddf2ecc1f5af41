/**
 * Why a backend could not do what was asked, in terms that a person can act on:
 * `full` no room is left; `unavailable` this browser (or private window) offers no storage; `offline` the server does not
 * answer; `blocked` an older tab holds the database back; `timeout` the database of this browser does not answer; `denied` a
 * rule refuses it; `unknown` anything else.
 */
export type BackendFailure = 'full' | 'unavailable' | 'offline' | 'blocked' | 'timeout' | 'denied' | 'unknown';
