import type { Result } from '../../domain/shared/Result';
import type { SentCode } from './CodeSender';
import type { IdentityFailure } from './IdentityFailure';
import type { FirstStep } from './SecondFactorChallenge';
import { token } from '../shared/token';

/** Whoever is signed in shows once more who they are, as `recent-sign-in-needed` asks. Another person is refused. */
export interface Reauthentication {
  withPassword(password: string): Promise<FirstStep>;
  withGoogle(): Promise<FirstStep>;
  /** To the phone by which they sign in. */
  sendCode(): Promise<Result<SentCode, IdentityFailure>>;
}
export const Reauthentication = token<Reauthentication>('Reauthentication');
