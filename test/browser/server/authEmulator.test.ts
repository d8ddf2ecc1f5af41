import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  signOut,
  type Auth,
} from 'firebase/auth';
import * as v from 'valibot';
import { afterAll, expect, inject, test } from 'vitest';

const origin = `http://127.0.0.1:${inject('authEmulatorPort')}`;
const app = initializeApp({ projectId: 'demo-mon-bazar', apiKey: 'demo' }, 'auth-emulator-test');
const sentCodes = v.object({ verificationCodes: v.array(v.object({ phoneNumber: v.string(), code: v.string() })) });

afterAll(() => deleteApp(app));

test('a person signs in with the code that was sent to their phone, and is the same person the next time', async () => {
  const auth = emulatedAuth();
  const phone = '+33639980001';
  const { user } = await (await askForCode(auth, phone)).confirm(await codeSentTo(phone));
  expect(user.phoneNumber).toBe(phone);
  expect((await user.getIdTokenResult()).claims).toMatchObject({ sub: user.uid, phone_number: phone });
  await signOut(auth);
  const again = await (await askForCode(auth, phone)).confirm(await codeSentTo(phone));
  expect(again.user.uid).toBe(user.uid);
});

test('a wrong code is refused', async () => {
  const confirmation = await askForCode(emulatedAuth(), '+33639980002');
  await expect(confirmation.confirm('000000')).rejects.toMatchObject({ code: 'auth/invalid-verification-code' });
});

function emulatedAuth(): Auth {
  const auth = getAuth(app);
  if (auth.emulatorConfig === null) connectAuthEmulator(auth, origin, { disableWarnings: true });
  auth.settings.appVerificationDisabledForTesting = true;
  return auth;
}

async function askForCode(auth: Auth, phone: string) {
  const verifier = new RecaptchaVerifier(auth, document.createElement('div'), { size: 'invisible' });
  return signInWithPhoneNumber(auth, phone, verifier);
}

async function codeSentTo(phone: string): Promise<string> {
  const answer = await fetch(`${origin}/emulator/v1/projects/demo-mon-bazar/verificationCodes`);
  const { verificationCodes } = v.parse(sentCodes, await answer.json());
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === phone)?.code ?? '';
}
