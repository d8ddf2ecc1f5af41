import type { CodeSender } from './CodeSender';
import { token } from '../shared/token';

/** Sign-in with a code sent to a phone; a new number creates an account. `Authentication` emits who is signed in. */
export interface PhoneSignIn extends CodeSender {
  readonly purpose: 'sign-in';
}
export const PhoneSignIn = token<PhoneSignIn>('PhoneSignIn');
