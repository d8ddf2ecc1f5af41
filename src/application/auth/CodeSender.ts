import type { PhoneNumber } from '../../domain/auth/PhoneNumber';
import type { Result } from '../../domain/shared/Result';
import type { IdentityFailure } from './IdentityFailure';

/** Sends a code to a phone. Each port that extends this one defines what confirming the code does. */
export interface CodeSender {
  /** What confirming the code does. It keeps one sender from being taken for another, whose methods are the same. */
  readonly purpose: 'sign-in' | 'phone-change' | 'second-factor';
  /** True if no message is sent and nothing leaves the browser. */
  readonly isDemonstration: boolean;
  requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>>;
}

export interface SentCode {
  /** The code, in a demonstration only. */
  readonly shownCode?: string;
  /** With it, the code can be entered after the page was loaded again: see `PhoneSignIn.resume`. */
  readonly ticket?: string;
  /** Fails with `wrong-code` for any other code; the right one is still accepted afterwards. */
  confirm(code: string): Promise<Result<void, IdentityFailure>>;
}
