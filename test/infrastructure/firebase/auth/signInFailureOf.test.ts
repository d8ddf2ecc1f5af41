import { AuthErrorCodes } from 'firebase/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signInFailureOf } from '../../../../src/infrastructure/firebase/auth/signInFailureOf';
import { identityFailureMessages } from '../../../../src/presentation/auth/settings/identityMessages';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function anError(code: string): Error {
  return Object.assign(new Error(`Firebase: Error (${code}).`), { code });
}

test('every code that the SDK declares has a French message', () => {
  for (const code of Object.values(AuthErrorCodes))
    expect(identityFailureMessages[signInFailureOf(anError(code))], code).toMatch(/\.$/);
});

test.each([
  ['auth/invalid-credential', 'wrong-credentials'],
  ['auth/user-not-found', 'wrong-credentials'],
  ['auth/wrong-password', 'wrong-credentials'],
  ['auth/email-already-in-use', 'email-taken'],
  ['auth/account-exists-with-different-credential', 'other-way'],
  ['auth/invalid-verification-code', 'wrong-code'],
  ['auth/code-expired', 'expired-code'],
  ['auth/invalid-action-code', 'expired-code'],
  ['auth/too-many-requests', 'too-many-attempts'],
  ['auth/popup-blocked', 'popup-blocked'],
  ['auth/popup-closed-by-user', 'popup-closed'],
  ['auth/requires-recent-login', 'recent-sign-in-needed'],
  ['auth/unverified-email', 'unverified-email'],
  ['auth/unsupported-first-factor', 'phone-and-second-factor'],
  ['auth/user-token-expired', 'session-ended'],
  ['auth/user-disabled', 'suspended'],
  ['auth/captcha-check-failed', 'proof-refused'],
  ['auth/operation-not-allowed', 'not-offered'],
  ['auth/network-request-failed', 'offline'],
  ['auth/weak-password', 'weak-password'],
])('the code %s means %s', (code, failure) => {
  expect(signInFailureOf(anError(code))).toBe(failure);
  expect(console.error).not.toHaveBeenCalled();
});

test.each(['auth/internal-error', 'auth/argument-error', 'auth/not-declared'])(
  'the code %s is a fault, unknown to the person and logged',
  (code) => {
    expect(signInFailureOf(anError(code))).toBe('unknown');
    expect(console.error).toHaveBeenCalledOnce();
  },
);

test('an error that is not one of Firebase is unknown', () => {
  expect(signInFailureOf('something else')).toBe('unknown');
});
