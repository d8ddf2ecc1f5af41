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

/** Signs in, or learns that the second step is asked for. `entered` runs once the person is in, by either way. */
export async function firebaseFirstStep(
  auth: Auth,
  signIn: () => Promise<UserCredential>,
  entered: () => Promise<void>,
): Promise<FirstStep> {
  try {
    await signIn();
    await entered();
    return success(null);
  } catch (error) {
    return isChallenge(error)
      ? challengeOf(auth, getMultiFactorResolver(auth, error), entered)
      : failure(signInFailureOf(error));
  }
}

function challengeOf(
  auth: Auth,
  resolver: MultiFactorResolver,
  entered: () => Promise<void>,
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
          await entered();
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
