import type { Instant } from '../../domain/shared/Instant';
import type { PasswordHash } from './PasswordHash';

/** How a person of this browser signs in. A demo person has none until they add a number or an address. */
export interface AccountRecord {
  readonly uid: string;
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly password: PasswordHash | null;
  readonly phoneNumber: string | null;
  /** Whether the made-up account at Google leads here. */
  readonly hasGoogle: boolean;
  /** E.164, of the phone that gets the second step's codes. */
  readonly secondStepPhone: string | null;
  /** Null: never by these means; nothing then asks for a recent sign-in. */
  readonly signedInAt: Instant | null;
}

export function blankAccount(uid: string): AccountRecord {
  return {
    uid,
    email: null,
    isEmailVerified: false,
    password: null,
    phoneNumber: null,
    hasGoogle: false,
    secondStepPhone: null,
    signedInAt: null,
  };
}
