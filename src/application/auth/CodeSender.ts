import type { PhoneNumber } from '../../domain/auth/PhoneNumber';
import type { Result } from '../../domain/shared/Result';
import type { IdentityFailure } from './IdentityFailure';

/** Sends a code to a phone. What confirming it does is its owner's to say. */
export interface CodeSender {
  /** Whether no message is sent and nothing leaves the browser. */
  readonly isDemonstration: boolean;
  requestCode(phone: PhoneNumber): Promise<Result<SentCode, IdentityFailure>>;
}

export interface SentCode {
  /** The code itself, in a demonstration only. */
  readonly shownCode?: string;
  /** Fails with `wrong-code` for any other; the right one is still taken after it. */
  confirm(code: string): Promise<Result<void, IdentityFailure>>;
}
