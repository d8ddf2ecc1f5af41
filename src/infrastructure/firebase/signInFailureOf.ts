import type { PhoneSignInFailure } from '../../application/auth/PhoneSignIn';
import { backendFailureOf } from './backendFailureOf';
import { codeOf } from './errorKindOf';

const failures: Readonly<Record<string, PhoneSignInFailure>> = {
  'auth/invalid-phone-number': 'invalid-number',
  'auth/missing-phone-number': 'invalid-number',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/missing-verification-code': 'wrong-code',
  'auth/code-expired': 'expired-code',
  'auth/session-expired': 'expired-code',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/user-disabled': 'denied',
  'auth/captcha-check-failed': 'denied',
};

/** Says what an error of signing in means to a person. */
export function signInFailureOf(error: unknown): PhoneSignInFailure {
  return failures[codeOf(error)] ?? backendFailureOf(error);
}
