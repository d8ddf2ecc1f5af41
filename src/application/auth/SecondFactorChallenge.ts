import type { Result } from '../../domain/shared/Result';
import type { SentCode } from './CodeSender';
import type { IdentityFailure } from './IdentityFailure';

/** The first step was right, and a second one stands between the person and the site. */
export interface SecondFactorChallenge {
  /** The last digits of the phone that will get the code. */
  readonly phoneEnd: string;
  /** Who confirms the code is signed in. */
  sendCode(): Promise<Result<SentCode, IdentityFailure>>;
}

/** What a first step comes to: `null`, the person is in; or what is still asked of them. */
export type FirstStep = Result<SecondFactorChallenge | null, IdentityFailure>;
