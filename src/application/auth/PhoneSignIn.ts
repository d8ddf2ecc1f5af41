import type { CodeSender } from './CodeSender';
import { token } from '../shared/token';

/** Signs a person in by a code sent to their phone; a number that is new makes an account. `Authentication` tells who is in. */
export interface PhoneSignIn extends CodeSender {
  readonly purpose: 'sign-in';
}
export const PhoneSignIn = token<PhoneSignIn>('PhoneSignIn');
