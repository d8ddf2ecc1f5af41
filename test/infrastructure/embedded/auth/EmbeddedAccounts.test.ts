// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../../../../src/domain/shared/Instant';
import { EmbeddedAccounts } from '../../../../src/infrastructure/embedded/auth/EmbeddedAccounts';
import { EmbeddedOwnIdentity } from '../../../../src/infrastructure/embedded/auth/EmbeddedOwnIdentity';
import { aNewEmail, anEmail } from '../../../support/builders/aNewEmail';
import { aNewPhone } from '../../../support/builders/aNewPhone';
import { aPassword } from '../../../support/builders/aPassword';
import { embeddedIdentity } from '../../../support/embedded/embeddedIdentity';
import { embeddedTabs } from '../../../support/embedded/embeddedTabs';
import { recordedEmissions } from '../../../support/doubles/recordedEmissions';

beforeEach(() => localStorage.clear());

async function anAccount() {
  const identity = embeddedIdentity();
  const email = aNewEmail();
  const created = await identity.emailSignIn.createAccount(email, aPassword());
  return { ...identity, email, shownCode: (created.ok && created.value.shownCode) || '' };
}

test('passwords are stored as salted hashes, different for two people with the same password', async () => {
  const identity = embeddedIdentity();
  for (const email of [aNewEmail(), aNewEmail()]) await identity.emailSignIn.createAccount(email, aPassword());
  const accounts = await identity.database.read((connection) => connection.getAll('accounts'));
  const [first, second] = accounts.ok ? accounts.value : [];
  expect(JSON.stringify([first, second])).not.toContain(aPassword().value);
  expect(first?.password?.hash).toHaveLength(32);
  expect(first?.password?.hash).not.toEqual(second?.password?.hash);
});

test('a recent sign-in is required after five minutes, until the person signs in again', async () => {
  const { clock, identityDeletion, ownEmail, phoneChange, reauthentication, secondFactorEnrolment } = await anAccount();
  clock.time += 5 * MINUTE;
  const needed = { ok: false, failure: 'recent-sign-in-needed' };
  expect(await phoneChange.requestCode(aNewPhone())).toEqual(needed);
  expect(await ownEmail.requestChange(aNewEmail())).toEqual(needed);
  expect(await ownEmail.add(aNewEmail(), aPassword())).toEqual(needed);
  expect(await secondFactorEnrolment.requestCode(aNewPhone())).toEqual(needed);
  expect(await secondFactorEnrolment.turnOff()).toEqual(needed);
  expect(await identityDeletion.checkRecentSignIn()).toEqual(needed);
  expect(await identityDeletion.deleteIdentity()).toEqual(needed);
  await reauthentication.withPassword(aPassword().value);
  expect(await identityDeletion.checkRecentSignIn()).toMatchObject({ ok: true });
});

test('a code of a message is refused after an hour', async () => {
  const { clock, ownEmail, shownCode } = await anAccount();
  clock.time += HOUR;
  expect(await ownEmail.confirm(shownCode)).toEqual({ ok: false, failure: 'expired-code' });
});

test('a person of the demo has nothing to show again, and may add a number', async () => {
  const { accounts, phoneChange, phoneSignIn, session, reauthentication } = embeddedIdentity();
  await accounts.signInAsDemoPerson('demo-karim', 'all');
  expect(await reauthentication.withPassword('password')).toEqual({ ok: false, failure: 'wrong-credentials' });
  expect(await reauthentication.withGoogle()).toEqual({ ok: false, failure: 'other-person' });
  expect(await reauthentication.sendCode()).toEqual({ ok: false, failure: 'invalid-number' });
  const phone = aNewPhone();
  const change = await phoneChange.requestCode(phone);
  expect(change.ok && (await change.value.confirm(change.value.shownCode ?? ''))).toMatchObject({ ok: true });
  session.change(null);
  const signIn = await phoneSignIn.requestCode(phone);
  if (signIn.ok) await signIn.value.confirm(signIn.value.shownCode ?? '');
  expect(session.uid).toBe('demo-karim');
});

test('an address that was taken in the meantime is not confirmed', async () => {
  const { emailSignIn, ownEmail, session } = await anAccount();
  const { uid } = session;
  const email = aNewEmail();
  const change = await ownEmail.requestChange(email);
  await emailSignIn.createAccount(email, aPassword());
  session.change(uid);
  expect(await ownEmail.confirm((change.ok && change.value.shownCode) || '')).toEqual({
    ok: false,
    failure: 'email-taken',
  });
});

test('the tab beside hears of a change', async () => {
  const openTab = embeddedTabs();
  const [here, there] = [openTab(), openTab()];
  const { accounts, ownEmail, emailSignIn, session } = embeddedIdentity(here);
  const beside = new EmbeddedOwnIdentity(
    new EmbeddedAccounts(there.database, there.feed, session, accounts.clock, accounts.ids),
  );
  const confirmed = recordedEmissions<boolean | undefined>((listener) =>
    beside.subscribe((identity) => listener(identity?.isEmailVerified)),
  );
  const created = await emailSignIn.createAccount(aNewEmail(), aPassword());
  await confirmed.becomes(false);
  await ownEmail.confirm((created.ok && created.value.shownCode) || '');
  await confirmed.becomes(true);
});

test('creating an account fails with a reason where crypto.subtle is missing', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { emailSignIn, session } = embeddedIdentity(embeddedTabs('without cryptography')());
  expect(await emailSignIn.createAccount(anEmail('claire@exemple.fr'), aPassword())).toEqual({
    ok: false,
    failure: 'unavailable',
  });
  expect(session.uid).toBeNull();
  vi.unstubAllGlobals();
});
