// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import type { SentCode } from '../../../../src/application/auth/CodeSender';
import { PhoneNumber } from '../../../../src/domain/auth/PhoneNumber';
import { MINUTE } from '../../../../src/domain/shared/Instant';
import { embeddedIdentity } from '../../../support/embedded/embeddedIdentity';

beforeEach(() => localStorage.clear());

function aPhone(): PhoneNumber {
  const phone = PhoneNumber.parse('06 12 34 56 78');
  if (!phone.ok) throw new Error(phone.failure);
  return phone.value;
}

function aSignIn() {
  const { clock, database, phoneSignIn, session } = embeddedIdentity();
  const request = async (): Promise<SentCode> => {
    const sent = await phoneSignIn.requestCode(aPhone());
    if (!sent.ok) throw new Error(sent.failure);
    return sent.value;
  };
  const profile = async () => {
    const read = await database.read((connection) => connection.get('users', session.uid ?? ''));
    return read.ok ? read.value : undefined;
  };
  return { session, clock, request, profile };
}

test('a new number creates an account, which the next sign-in finds', async () => {
  const { session, request, profile } = aSignIn();
  const first = await request();
  expect(first.shownCode).toMatch(/^\d{6}$/);
  expect(await first.confirm(first.shownCode ?? '')).toMatchObject({ ok: true });
  expect(await profile()).toMatchObject({ phoneNumber: '+33612345678', role: 'user' });
  const { uid } = session;
  session.change(null);
  const second = await request();
  await second.confirm(second.shownCode ?? '');
  expect(session.uid).toBe(uid);
});

test('a wrong code is refused, and after five attempts every code', async () => {
  const { session, request } = aSignIn();
  const sent = await request();
  for (let attempt = 1; attempt <= 5; attempt += 1)
    expect(await sent.confirm('wrong')).toEqual({ ok: false, failure: 'wrong-code' });
  expect(await sent.confirm(sent.shownCode ?? '')).toEqual({ ok: false, failure: 'too-many-attempts' });
  expect(session.uid).toBeNull();
});

test('a code is refused after five minutes', async () => {
  const { clock, request } = aSignIn();
  const sent = await request();
  clock.time += 5 * MINUTE;
  expect(await sent.confirm(sent.shownCode ?? '')).toEqual({ ok: false, failure: 'expired-code' });
});
