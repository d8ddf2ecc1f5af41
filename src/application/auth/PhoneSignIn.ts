import type { PhoneNumber } from '../../domain/auth/PhoneNumber';
import type { Result } from '../../domain/shared/Result';
import type { BackendFailure } from '../shared/BackendFailure';

/** `expired-code`: another one must be asked for. */
export type PhoneSignInFailure = 'invalid-number' | 'wrong-code' | 'expired-code' | 'too-many-attempts' | BackendFailure;

/** Signs a person in by a code sent to their phone; a number that is new makes an account. */
export interface PhoneSignIn {
  /** Whether no message is sent and nothing leaves the browser. */
  readonly isDemonstration: boolean;
  requestCode(phone: PhoneNumber): Promise<Result<SentCode, PhoneSignInFailure>>;
}

export interface SentCode {
  /** The code itself, in a demonstration only. */
  readonly shownCode?: string;
  /** Who confirms is signed in: `Authentication` tells it. */
  confirm(code: string): Promise<Result<void, PhoneSignInFailure>>;
}
