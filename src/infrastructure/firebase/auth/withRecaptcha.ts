import { RecaptchaVerifier, type Auth } from 'firebase/auth';

/** Runs a request that needs a reCAPTCHA. It is invisible unless Google suspects a robot. */
export async function withRecaptcha<Value>(
  auth: Auth,
  request: (verifier: RecaptchaVerifier) => Promise<Value>,
): Promise<Value> {
  const container = document.createElement('div');
  document.body.append(container);
  const verifier = new RecaptchaVerifier(auth, container, { size: 'invisible' });
  try {
    return await request(verifier);
  } finally {
    verifier.clear();
    container.remove();
  }
}
