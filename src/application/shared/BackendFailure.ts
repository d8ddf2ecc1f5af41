/**
 * Why a backend call failed, in terms that a person can act on: `full`: no storage space is left; `unavailable`: this
 * browser (or private window) has no storage; `offline`: the server does not answer; `blocked`: an older tab blocks
 * the database; `denied`: a rule refuses it; `unknown`: anything else.
 */
export type BackendFailure = 'full' | 'unavailable' | 'offline' | 'blocked' | 'timeout' | 'denied' | 'unknown';

/** `wrong-clock`: a rule refuses the time of a write, because this device’s clock is wrong. */
export type TimedFailure = BackendFailure | 'wrong-clock';
