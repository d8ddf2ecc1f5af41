import {
  getMultiFactorResolver,
  PhoneMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type MultiFactorInfo,
  type MultiFactorResolver,
  type PhoneMultiFactorInfo,
  type UserCredential,
} from 'firebase/auth';
import type { IdentityFailure } from '../../../application/auth/IdentityFailure';
import type { FirstStep, SecondFactorChallenge } from '../../../application/auth/SecondFactorChallenge';
import { failure, success, type Result } from '../../../domain/shared/Result';
import { codeOf } from '../connection/errorKindOf';
import { identityResult } from './identityResult';
import { sendPhoneCode } from './sendPhoneCode';
import { signInFailureOf } from './signInFailureOf';

/** Signs in, or gives the challenge of a second factor. `onSignedIn` runs after either succeeds. */
export async function firebaseFirstStep(
  auth: Auth,
  signIn: () => Promise<UserCredential>,
  onSignedIn: () => Promise<void>,
): Promise<FirstStep> {
  try {
    await signIn();
    await onSignedIn();
    return success(null);
  } catch (error) {
    return isChallenge(error)
      ? challengeOf(auth, getMultiFactorResolver(auth, error), onSignedIn)
      : failure(signInFailureOf(error));
  }
}

function challengeOf(
  auth: Auth,
  resolver: MultiFactorResolver,
  onSignedIn: () => Promise<void>,
): Result<SecondFactorChallenge, IdentityFailure> {
  const hint = resolver.hints.find(isPhone);
  if (hint === undefined) return failure('not-offered');
  const { session } = resolver;
  return success({
    phoneEnd: hint.phoneNumber.slice(-2),
    sendCode: () =>
      identityResult(() =>
        sendPhoneCode(auth, { multiFactorHint: hint, session }, async (credential) => {
          await resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(credential));
          await onSignedIn();
        }),
      ),
  });
}

function isChallenge(error: unknown): error is MultiFactorError {
  return codeOf(error) === 'auth/multi-factor-auth-required';
}

function isPhone(info: MultiFactorInfo): info is PhoneMultiFactorInfo {
  return info.factorId === PhoneMultiFactorGenerator.FACTOR_ID;
}
