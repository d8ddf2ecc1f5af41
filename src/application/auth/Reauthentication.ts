import type { Result } from '../../domain/shared/Result';
import type { SentCode } from './CodeSender';
import type { IdentityFailure } from './IdentityFailure';
import type { FirstStep } from './SecondFactorChallenge';
import { token } from '../shared/token';

/** Confirms the identity of the person signed in, as `recent-sign-in-needed` asks. Another person is refused. */
export interface Reauthentication {
  withPassword(password: string): Promise<FirstStep>;
  withGoogle(): Promise<FirstStep>;
  /** Sends the code to the phone number of the account. */
  sendCode(): Promise<Result<SentCode, IdentityFailure>>;
}
export const Reauthentication = token<Reauthentication>('Reauthentication');
