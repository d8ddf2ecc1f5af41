import type { SignInWay } from './SignInWay';

/** The data of the identity service about a person, readable by that person only. */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  /** E.164; `null` if the account has none. The phone number of the second factor is not included. */
  readonly phoneNumber: string | null;
  readonly ways: readonly SignInWay[];
  /**
   * The last digits of the phone number that gets the codes of the second factor; `null`: there is no second factor.
   */
  readonly secondFactorPhone: string | null;
}

/** `phone-account`: the phone number is the first factor already. */
export type SecondFactorObstacle = 'phone-account' | 'no-email' | 'unverified-email';

/** Why this person cannot turn on a second factor; `null`: they can. */
export function secondFactorObstacle({ ways, email, isEmailVerified }: Identity): SecondFactorObstacle | null {
  if (ways.includes('phone')) return 'phone-account';
  if (email === null) return 'no-email';
  return isEmailVerified ? null : 'unverified-email';
}

/**
 * Whether the identity service has proved where this person can be reached, which publishing, writing to others and reporting demand.
 * Demo people have no way to sign in and count as confirmed.
 */
export function isConfirmed({
  ways,
  phoneNumber,
  isEmailVerified,
}: Pick<Identity, 'ways' | 'phoneNumber' | 'isEmailVerified'>): boolean {
  return phoneNumber !== null || isEmailVerified || ways.length === 0;
}
