import { RecaptchaVerifier, type Auth } from 'firebase/auth';

/** Google asks for proof that a person asks: the invisible reCAPTCHA, which shows itself only when in doubt. */
export async function withRecaptcha<Value>(
  auth: Auth,
  ask: (verifier: RecaptchaVerifier) => Promise<Value>,
): Promise<Value> {
  const place = document.createElement('div');
  document.body.append(place);
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await ask(verifier);
  } finally {
    verifier.clear();
    place.remove();
  }
}
