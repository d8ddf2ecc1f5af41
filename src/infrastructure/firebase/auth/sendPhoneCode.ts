import { PhoneAuthProvider, type Auth, type PhoneAuthCredential, type PhoneInfoOptions } from 'firebase/auth';
import type { SentCode } from '../../../application/auth/CodeSender';
import { identityResult } from './identityResult';
import { withRecaptcha } from './withRecaptcha';

type Act = (credential: PhoneAuthCredential) => Promise<void>;

/** Sends a code by SMS. `confirm` with the right code calls `act` with the credential. */
export async function sendPhoneCode(auth: Auth, to: PhoneInfoOptions | string, act: Act): Promise<SentCode> {
  const verificationId = await withRecaptcha(auth, (verifier) =>
    new PhoneAuthProvider(auth).verifyPhoneNumber(to, verifier),
  );
  return phoneCode(verificationId, act);
}

/** A code that was sent before; the id of its verification is its ticket. */
export function phoneCode(verificationId: string, act: Act): SentCode {
  return {
    ticket: verificationId,
    confirm: (code) => identityResult(() => act(PhoneAuthProvider.credential(verificationId, code))),
  };
}
