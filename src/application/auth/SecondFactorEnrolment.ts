import type { Result } from '../../domain/shared/Result';
import type { CodeSender } from './CodeSender';
import type { IdentityFailure } from './IdentityFailure';
import { token } from '../shared/token';

/**
 * The second factor of the person signed in. Confirming the code turns it on; `secondFactorObstacle` says who cannot
 * have one.
 */
export interface SecondFactorEnrolment extends CodeSender {
  readonly purpose: 'second-factor';
  turnOff(): Promise<Result<void, IdentityFailure>>;
}
export const SecondFactorEnrolment = token<SecondFactorEnrolment>('SecondFactorEnrolment');
