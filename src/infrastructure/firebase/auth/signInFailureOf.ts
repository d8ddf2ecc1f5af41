import type { AuthErrorCodes } from 'firebase/auth';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import { backendFailureOf } from '../connection/backendFailureOf';
import { codeOf } from '../connection/errorKindOf';

/** The codes that the SDK declares, and those that it emits without declaring them. */
type IdentityCode =
  | (typeof AuthErrorCodes)[keyof typeof AuthErrorCodes]
  | 'auth/billing-not-enabled'
  | 'auth/configuration-not-found'
  | 'auth/invalid-new-email'
  | 'auth/login-blocked'
  | 'auth/missing-email'
  | 'auth/missing-new-email'
  | 'auth/password-does-not-meet-requirements'
  | 'auth/phone-number-already-exists'
  | 'auth/phone-number-exists'
  | 'auth/session-expired'
  | 'auth/unsupported-password-policy-schema-version';

/** `fault`: a mistake in the code or the configuration, which a person cannot resolve; it is logged. */
const meanings: Readonly<Record<IdentityCode, IdentityFailure | 'fault'>> = {
  'auth/account-exists-with-different-credential': 'other-way',
  'auth/admin-restricted-operation': 'not-offered',
  'auth/already-initialized': 'fault',
  'auth/app-deleted': 'fault',
  'auth/app-not-authorized': 'not-offered',
  'auth/app-not-installed': 'fault',
  'auth/argument-error': 'fault',
  'auth/auth-domain-config-required': 'not-offered',
  'auth/billing-not-enabled': 'not-offered',
  'auth/cancelled-popup-request': 'popup-closed',
  'auth/captcha-check-failed': 'proof-refused',
  'auth/code-expired': 'expired-code',
  'auth/configuration-not-found': 'not-offered',
  'auth/cordova-not-ready': 'fault',
  'auth/cors-unsupported': 'unavailable',
  'auth/credential-already-in-use': 'phone-taken',
  'auth/custom-token-mismatch': 'fault',
  'auth/dependent-sdk-initialized-before-auth': 'fault',
  'auth/dynamic-link-not-activated': 'not-offered',
  'auth/email-already-in-use': 'email-taken',
  'auth/email-change-needs-verification': 'unverified-email',
  'auth/emulator-config-failed': 'fault',
  'auth/expired-action-code': 'expired-code',
  'auth/internal-error': 'fault',
  'auth/invalid-action-code': 'expired-code',
  'auth/invalid-api-key': 'not-offered',
  'auth/invalid-app-credential': 'proof-refused',
  'auth/invalid-app-id': 'not-offered',
  'auth/invalid-auth-event': 'fault',
  'auth/invalid-cert-hash': 'fault',
  'auth/invalid-continue-uri': 'fault',
  'auth/invalid-cordova-configuration': 'fault',
  'auth/invalid-credential': 'wrong-credentials',
  'auth/invalid-custom-token': 'fault',
  'auth/invalid-dynamic-link-domain': 'not-offered',
  'auth/invalid-email': 'invalid-email',
  'auth/invalid-emulator-scheme': 'fault',
  'auth/invalid-hosting-link-domain': 'not-offered',
  'auth/invalid-message-payload': 'not-offered',
  'auth/invalid-multi-factor-session': 'expired-code',
  'auth/invalid-new-email': 'invalid-email',
  'auth/invalid-oauth-client-id': 'not-offered',
  'auth/invalid-oauth-provider': 'fault',
  'auth/invalid-persistence-type': 'fault',
  'auth/invalid-phone-number': 'invalid-number',
  'auth/invalid-provider-id': 'fault',
  'auth/invalid-recaptcha-action': 'proof-refused',
  'auth/invalid-recaptcha-token': 'proof-refused',
  'auth/invalid-recaptcha-version': 'proof-refused',
  'auth/invalid-recipient-email': 'invalid-email',
  'auth/invalid-req-type': 'fault',
  'auth/invalid-sender': 'not-offered',
  'auth/invalid-tenant-id': 'fault',
  'auth/invalid-user-token': 'session-ended',
  'auth/invalid-verification-code': 'wrong-code',
  'auth/invalid-verification-id': 'expired-code',
  'auth/login-blocked': 'denied',
  'auth/maximum-second-factor-count-exceeded': 'second-factor-taken',
  'auth/missing-android-pkg-name': 'fault',
  'auth/missing-app-credential': 'proof-refused',
  'auth/missing-client-type': 'fault',
  'auth/missing-continue-uri': 'fault',
  'auth/missing-email': 'invalid-email',
  'auth/missing-iframe-start': 'fault',
  'auth/missing-ios-bundle-id': 'fault',
  'auth/missing-multi-factor-info': 'second-factor-gone',
  'auth/missing-multi-factor-session': 'expired-code',
  'auth/missing-new-email': 'invalid-email',
  'auth/missing-or-invalid-nonce': 'fault',
  'auth/missing-password': 'wrong-credentials',
  'auth/missing-phone-number': 'invalid-number',
  'auth/missing-recaptcha-token': 'proof-refused',
  'auth/missing-recaptcha-version': 'proof-refused',
  'auth/missing-verification-code': 'wrong-code',
  'auth/missing-verification-id': 'expired-code',
  'auth/multi-factor-auth-required': 'fault',
  'auth/multi-factor-info-not-found': 'second-factor-gone',
  'auth/network-request-failed': 'offline',
  'auth/no-auth-event': 'popup-closed',
  'auth/no-such-provider': 'fault',
  'auth/null-user': 'session-ended',
  'auth/operation-not-allowed': 'not-offered',
  'auth/operation-not-supported-in-this-environment': 'unavailable',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/phone-number-already-exists': 'phone-taken',
  'auth/phone-number-exists': 'phone-taken',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/provider-already-linked': 'other-way',
  'auth/quota-exceeded': 'too-many-attempts',
  'auth/recaptcha-not-enabled': 'not-offered',
  'auth/redirect-cancelled-by-user': 'popup-closed',
  'auth/redirect-operation-pending': 'popup-closed',
  'auth/rejected-credential': 'denied',
  'auth/requires-recent-login': 'recent-sign-in-needed',
  'auth/second-factor-already-in-use': 'second-factor-taken',
  'auth/session-expired': 'expired-code',
  'auth/tenant-id-mismatch': 'fault',
  'auth/timeout': 'offline',
  'auth/too-many-requests': 'too-many-attempts',
  'auth/unauthorized-continue-uri': 'not-offered',
  'auth/unauthorized-domain': 'not-offered',
  'auth/unsupported-first-factor': 'phone-and-second-factor',
  'auth/unsupported-password-policy-schema-version': 'weak-password',
  'auth/unsupported-persistence-type': 'unavailable',
  'auth/unsupported-tenant-operation': 'fault',
  'auth/unverified-email': 'unverified-email',
  'auth/user-cancelled': 'popup-closed',
  'auth/user-disabled': 'suspended',
  'auth/user-mismatch': 'other-person',
  'auth/user-not-found': 'wrong-credentials',
  'auth/user-signed-out': 'session-ended',
  'auth/user-token-expired': 'session-ended',
  'auth/weak-password': 'weak-password',
  'auth/web-storage-unsupported': 'unavailable',
  'auth/wrong-password': 'wrong-credentials',
};

/** What an error of Firebase Authentication means to a person. */
export function signInFailureOf(error: unknown): IdentityFailure {
  const code = codeOf(error);
  const meaning = isKnown(code) ? meanings[code] : 'fault';
  return meaning === 'fault' ? backendFailureOf(error) : meaning;
}

function isKnown(code: string): code is IdentityCode {
  return Object.hasOwn(meanings, code);
}
