import type { SignInWay } from './SignInWay';

/** What the identity service knows of a person: for them alone, as `users/{uid}` is. */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** E.164, where one can sign in by it; the phone of the second step is not told. */
  readonly phoneNumber: string | null;
  readonly ways: readonly SignInWay[];
  /** The last digits of the phone that gets the second step's codes; null: there is no second step. */
  readonly secondFactorPhone: string | null;
}

/** `phone-account`: the second step would go to the phone that is the first one. */
export type SecondFactorObstacle = 'phone-account' | 'no-email' | 'unverified-email';

/** Why this person cannot turn a second step on. */
export function secondFactorObstacle({ ways, email, isEmailVerified }: Identity): SecondFactorObstacle | null {
  if (ways.includes('phone')) return 'phone-account';
  if (email === null) return 'no-email';
  return isEmailVerified ? null : 'unverified-email';
}
