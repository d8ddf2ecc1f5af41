import type { Result } from '../../domain/shared/Result';
import type { CodeSender } from './CodeSender';
import type { IdentityFailure } from './IdentityFailure';

/** The second step of whoever is signed in. Confirming the code turns it on; `secondFactorObstacle` says who cannot. */
export interface SecondFactorEnrolment extends CodeSender {
  turnOff(): Promise<Result<void, IdentityFailure>>;
}
