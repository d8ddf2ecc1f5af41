import type { Result } from '../../domain/shared/Result';
import type { SentCode } from './CodeSender';
import type { IdentityFailure } from './IdentityFailure';

/** The first factor was right; the second one is still missing. */
export interface SecondFactorChallenge {
  /** The last digits of the phone number that gets the code. */
  readonly phoneEnd: string;
  /** Confirming the code signs the person in. */
  sendCode(): Promise<Result<SentCode, IdentityFailure>>;
}

/** The outcome of the first factor: `null`, the person is signed in; otherwise, the second factor is asked for. */
export type FirstStep = Result<SecondFactorChallenge | null, IdentityFailure>;
