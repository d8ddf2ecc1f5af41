import { describe, expect, test } from 'vitest';
import type { Authentication } from '../../../src/application/auth/Authentication';
import type { SentCode } from '../../../src/application/auth/CodeSender';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import type { PhoneNumber } from '../../../src/domain/auth/PhoneNumber';
import { aNewPhone } from '../../support/builders/aNewPhone';
import { recordedEmissions } from '../../support/doubles/recordedEmissions';

export interface PhoneSignInBackend {
  readonly phoneSignIn: PhoneSignIn;
  readonly authentication: Authentication;
  /** The code in the text message. */
  codeSent(phone: PhoneNumber, sent: SentCode): Promise<string>;
}

export function describePhoneSignIn(name: string, makeBackend: () => PhoneSignInBackend): void {
  describe(`${name}, contract of PhoneSignIn`, () => {
    test('the code that was sent signs in to an account with that number (§1.6)', async () => {
      const backend = makeBackend();
      const phones = recordedPhones(backend);
      await phones.becomes(null);
      const phone = aNewPhone();
      expect(await signIn(backend, phone)).toEqual({ ok: true, value: undefined });
      await phones.becomes(phone.value);
    });

    test('a wrong code is refused, and the right one is accepted after it', async () => {
      const backend = makeBackend();
      const phones = recordedPhones(backend);
      const phone = aNewPhone();
      const sent = await request(backend, phone);
      const code = await backend.codeSent(phone, sent);
      const wrong = code === '000000' ? '111111' : '000000';
      expect(await sent.confirm(wrong)).toEqual({ ok: false, failure: 'wrong-code' });
      await phones.becomes(null);
      expect(await sent.confirm(code)).toEqual({ ok: true, value: undefined });
      await phones.becomes(phone.value);
    });

    test('a code that was sent before the page was loaded again is confirmed by its ticket', async () => {
      const backend = makeBackend();
      const phones = recordedPhones(backend);
      const phone = aNewPhone();
      const sent = await request(backend, phone);
      const code = await backend.codeSent(phone, sent);
      const resumed = backend.phoneSignIn.resume(phone, sent.ticket ?? '');
      expect(resumed.shownCode).toBe(sent.shownCode);
      expect(await resumed.confirm(code === '000000' ? '111111' : '000000')).toEqual({
        ok: false,
        failure: 'wrong-code',
      });
      expect(await resumed.confirm(code)).toEqual({ ok: true, value: undefined });
      await phones.becomes(phone.value);
    });

    test('the same number signs in the same person, another number another one', async () => {
      const backend = makeBackend();
      const [phone, other] = [aNewPhone(), aNewPhone()];
      const uids: string[] = [];
      for (const one of [phone, other, phone]) {
        await signIn(backend, one);
        uids.push(await uidOf(backend, one));
        await backend.authentication.signOut();
      }
      expect(uids[2]).toBe(uids[0]);
      expect(uids[1]).not.toBe(uids[0]);
    });
  });
}

async function request({ phoneSignIn }: PhoneSignInBackend, phone: PhoneNumber): Promise<SentCode> {
  const requested = await phoneSignIn.requestCode(phone);
  if (!requested.ok) throw new Error(requested.failure);
  return requested.value;
}

async function signIn(backend: PhoneSignInBackend, phone: PhoneNumber): Promise<unknown> {
  const sent = await request(backend, phone);
  return sent.confirm(await backend.codeSent(phone, sent));
}

function recordedPhones({ authentication }: PhoneSignInBackend) {
  return recordedEmissions<string | null>((listener) =>
    authentication.subscribeToUser((profile) => listener(profile?.phoneNumber ?? null)),
  );
}

async function uidOf({ authentication }: PhoneSignInBackend, { value }: PhoneNumber): Promise<string> {
  const people = recordedEmissions<readonly (string | null | undefined)[]>((listener) =>
    authentication.subscribeToUser((profile) => listener([profile?.phoneNumber, profile?.uid])),
  );
  await people.becomes([value, expect.any(String)]);
  people.unsubscribe();
  return String(people.all.at(-1)?.[1]);
}
