import { PhoneAuthProvider, type Auth, type PhoneAuthCredential, type PhoneInfoOptions } from 'firebase/auth';
import type { SentCode } from '../../../application/auth/CodeSender';
import { identityResult } from './identityResult';
import { withRecaptcha } from './withRecaptcha';

/** Sends a code by SMS. `confirm` with the right code calls `act` with the credential. */
export async function sendPhoneCode(
  auth: Auth,
  to: PhoneInfoOptions | string,
  act: (credential: PhoneAuthCredential) => Promise<void>,
): Promise<SentCode> {
  const verificationId = await withRecaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(to, verifier),
  );
  return { confirm: (code) => identityResult(() => act(PhoneAuthProvider.credential(verificationId, code))) };
}
