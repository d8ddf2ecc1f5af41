import type { BackendFailure } from '../shared/BackendFailure';

/** Why the identity service refused, in terms that a person can act on. */
export type IdentityFailure =
  | 'invalid-number'
  | 'invalid-email'
  | 'short-password'
  | 'weak-password'
  | 'wrong-code'
  /** Another code or link must be asked for. */
  | 'expired-code'
  | 'wrong-credentials'
  | 'email-taken'
  | 'phone-taken'
  /** The address belongs to an account that signs in otherwise. */
  | 'other-way'
  | 'too-many-attempts'
  | 'popup-blocked'
  | 'popup-closed'
  /** The person must sign in again first: `Reauthentication`. */
  | 'recent-sign-in-needed'
  | 'other-person'
  | 'unverified-email'
  /** An account that signs in by phone has no second step, nor the other way round. */
  | 'phone-and-second-factor'
  | 'second-factor-taken'
  | 'second-factor-gone'
  | 'session-ended'
  | 'suspended'
  /** The service doubts that a person asks. */
  | 'proof-refused'
  /** Not switched on, or not for this site: its operator must see to it. */
  | 'not-offered'
  | BackendFailure;
