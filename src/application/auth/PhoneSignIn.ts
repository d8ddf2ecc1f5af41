import type { PhoneNumber } from '../../domain/auth/PhoneNumber';
import type { CodeSender, SentCode } from './CodeSender';
import { token } from '../shared/token';

/** Sign-in with a code sent to a phone; a new number creates an account. `Authentication` emits who is signed in. */
export interface PhoneSignIn extends CodeSender {
  readonly purpose: 'sign-in';
  /** The code that was sent to the phone, by its ticket; confirming it fails with `expired-code` once it is too old. */
  resume(phone: PhoneNumber, ticket: string): SentCode;
}
export const PhoneSignIn = token<PhoneSignIn>('PhoneSignIn');
