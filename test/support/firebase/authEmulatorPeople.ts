import * as v from 'valibot';
import { inject } from 'vitest';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import type { PhoneNumber } from '../../../src/domain/auth/PhoneNumber';

/** The project of the Auth emulator, which all tests share: use unique ids and numbers. */
const PROJECT = 'demo-mon-bazar';

const sentCodes = v.object({ verificationCodes: v.array(v.object({ phoneNumber: v.string(), code: v.string() })) });

/** Starts the emulator before a test: on a busy machine its start takes longer than the SDK’s timeout. */
export async function authEmulatorStarted(): Promise<void> {
  await fetch(addressOf('/'));
}

/** Creates an account with this id, as an administrator of the project may. */
export async function givenAccount(localId: string, { value: phoneNumber }: PhoneNumber): Promise<void> {
  const answer = await fetch(addressOf(`/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`), {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId, phoneNumber }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Signs in as a person does, with the code of the text message. */
export async function signInByPhone(phoneSignIn: PhoneSignIn, phone: PhoneNumber): Promise<void> {
  const requested = await phoneSignIn.requestCode(phone);
  if (!requested.ok) throw new Error(requested.failure);
  const confirmed = await requested.value.confirm(await codeSentTo(phone));
  if (!confirmed.ok) throw new Error(confirmed.failure);
}

const sentLinks = v.object({
  oobCodes: v.array(v.object({ email: v.string(), newEmail: v.optional(v.string()), oobCode: v.string() })),
});

/** The code in the link of the last e-mail to an address. */
export async function linkSentTo(address: string): Promise<string> {
  const answer = await fetch(addressOf(`/emulator/v1/projects/${PROJECT}/oobCodes`));
  const { oobCodes } = v.parse(sentLinks, await answer.json());
  return oobCodes.findLast(({ email, newEmail }) => (newEmail ?? email) === address)?.oobCode ?? '';
}

export async function codeSentTo({ value }: PhoneNumber): Promise<string> {
  const answer = await fetch(addressOf(`/emulator/v1/projects/${PROJECT}/verificationCodes`));
  const { verificationCodes } = v.parse(sentCodes, await answer.json());
  return verificationCodes.findLast(({ phoneNumber }) => phoneNumber === value)?.code ?? '';
}

function addressOf(path: string): string {
  return `http://127.0.0.1:${inject('authEmulatorPort')}${path}`;
}
