import { describe, expect, test } from 'vitest';
import { aNewEmail } from '../../support/builders/aNewEmail';
import { aNewPhone } from '../../support/builders/aNewPhone';
import type { IdentityBackend } from '../../support/embedded/IdentityBackend';
import { IdentityWalk } from '../../support/drivers/IdentityWalk';

const done = { ok: true, value: undefined };
const refused = (failure: string) => ({ ok: false, failure });

export function describeIdentity(name: string, makeBackend: () => IdentityBackend): void {
  const walk = () => new IdentityWalk(makeBackend());

  describe(`${name}, contract of e-mail, Google and the second factor`, () => {
    test('an account with e-mail and password exists at once, and its address is confirmed by the link', async () => {
      const person = walk();
      const { backend, email } = person;
      const sent = await person.createAccount();
      await person.identityBecomes({
        email: email.value,
        isEmailVerified: false,
        ways: ['password'],
        secondFactorPhone: null,
      });
      const code = await backend.emailCode(email, sent);
      expect(await backend.ownEmail.confirm(code)).toEqual(done);
      await person.identityBecomes({ email: email.value, isEmailVerified: true });
      expect(await backend.ownEmail.confirm(code)).toMatchObject({ ok: false });
    });

    test('a further confirmation e-mail can be requested', async () => {
      const person = walk();
      await person.createAccount();
      const sent = await person.backend.ownEmail.sendConfirmation();
      if (!sent.ok) throw new Error(sent.failure);
      expect(await person.backend.ownEmail.confirm(await person.backend.emailCode(person.email, sent.value))).toEqual(
        done,
      );
      await person.identityBecomes({ isEmailVerified: true });
    });

    test('the password signs in again; a wrong one and an unknown address are refused alike', async () => {
      const person = walk();
      const { backend, email } = person;
      await person.createAccount();
      const uid = await person.uid();
      await person.signOut();
      expect(await backend.emailSignIn.signIn(email, 'not the password')).toEqual(refused('wrong-credentials'));
      expect(await backend.emailSignIn.signIn(aNewEmail(), person.password.value)).toEqual(
        refused('wrong-credentials'),
      );
      expect(await person.signIn()).toEqual({ ok: true, value: null });
      expect(await person.uid()).toBe(uid);
    });

    test('an e-mail address has at most one account', async () => {
      const person = walk();
      await person.createAccount();
      await person.signOut();
      expect(await person.backend.emailSignIn.createAccount(person.email, person.password)).toEqual(
        refused('email-taken'),
      );
    });

    test('a reset link sets a new password once', async () => {
      const person = walk();
      const { backend, email, otherPassword } = person;
      await person.createAccount();
      await person.signOut();
      const sent = await backend.emailSignIn.requestPasswordReset(email);
      const code = await backend.emailCode(email, sent.ok ? sent.value : null);
      expect(await backend.emailSignIn.resetPassword(code, otherPassword)).toEqual(done);
      expect(await person.signIn()).toEqual(refused('wrong-credentials'));
      expect(await backend.emailSignIn.signIn(email, otherPassword.value)).toEqual({ ok: true, value: null });
      expect(await backend.emailSignIn.resetPassword(code, person.password)).toMatchObject({ ok: false });
    });

    test('nobody learns whether an address has an account', async () => {
      expect(await walk().backend.emailSignIn.requestPasswordReset(aNewEmail())).toMatchObject({ ok: true });
    });

    test('the second factor requires a confirmed e-mail address', async () => {
      const person = walk();
      await person.createAccount();
      expect(await person.backend.secondFactorEnrolment.requestCode(aNewPhone())).toEqual(refused('unverified-email'));
    });

    test('the password alone does not sign in with the second factor on; the code does (§1.6, §4.7, §4.8)', async () => {
      const person = walk();
      const { backend } = person;
      await person.createConfirmedAccount();
      const phone = await person.turnSecondFactorOn();
      await person.identityBecomes({ secondFactorPhone: phone.value.slice(-2) });
      expect(await backend.secondFactorEnrolment.requestCode(aNewPhone())).toEqual(refused('second-factor-taken'));
      expect(await backend.phoneChange.requestCode(aNewPhone())).toEqual(refused('phone-and-second-factor'));
      await person.signOut();

      const challenge = await person.challenge();
      expect(challenge.phoneEnd).toBe(phone.value.slice(-2));
      await person.nobodyIsIn();
      const sent = await person.codeOf(challenge);
      const code = await backend.phoneCode(phone, sent);
      expect(await sent.confirm(code === '000000' ? '111111' : '000000')).toEqual(refused('wrong-code'));
      await person.nobodyIsIn();
      expect(await sent.confirm(code)).toEqual(done);
      await person.identityBecomes({ email: person.email.value });
    });

    test('the second factor is not requested after it was turned off', async () => {
      const person = walk();
      await person.createConfirmedAccount();
      await person.turnSecondFactorOn();
      expect(await person.backend.secondFactorEnrolment.turnOff()).toEqual(done);
      await person.identityBecomes({ secondFactorPhone: null });
      await person.signOut();
      expect(await person.signIn()).toEqual({ ok: true, value: null });
    });

    test('an account that signs in by phone cannot have a second factor', async () => {
      const person = walk();
      const phone = await person.signInByPhone();
      await person.identityBecomes({ ways: ['phone'], phoneNumber: phone.value, email: null });
      expect(await person.backend.secondFactorEnrolment.requestCode(aNewPhone())).toEqual(
        refused('phone-and-second-factor'),
      );
    });

    test('a changed number signs in, the old one does not, and the profile has the new one', async () => {
      const person = walk();
      const old = await person.signInByPhone();
      const uid = await person.uid();
      await person.storedContactsBecome({ phoneNumber: old.value });
      const phone = aNewPhone();
      expect(await person.changePhone(phone)).toEqual(done);
      await person.identityBecomes({ phoneNumber: phone.value });
      await person.storedContactsBecome({ phoneNumber: phone.value });
      await person.signOut();
      await person.signInByPhone(old);
      expect(await person.uid()).not.toBe(uid);
      expect(await person.changePhone(phone)).toEqual(refused('phone-taken'));
      await person.signOut();
      await person.signInByPhone(phone);
      expect(await person.uid()).toBe(uid);
    });

    test('a new e-mail address replaces the old one once it is confirmed', async () => {
      const person = walk();
      const { backend } = person;
      await person.createConfirmedAccount();
      const uid = await person.uid();
      const email = aNewEmail();
      const sent = await backend.ownEmail.requestChange(email);
      await person.identityBecomes({ email: person.email.value });
      expect(await backend.ownEmail.confirm(await backend.emailCode(email, sent.ok ? sent.value : null))).toEqual(done);
      await person.signOut();
      expect(await person.signIn()).toEqual(refused('wrong-credentials'));
      expect(await backend.emailSignIn.signIn(email, person.password.value)).toEqual({ ok: true, value: null });
      await person.identityBecomes({ uid, email: email.value });
      await person.storedContactsBecome({ email: email.value });
    });

    test('the e-mail address of another account cannot be used', async () => {
      const other = walk();
      await other.createAccount();
      await other.signOut();
      const person = new IdentityWalk(other.backend);
      await person.createConfirmedAccount();
      expect(await person.backend.ownEmail.requestChange(other.email)).toEqual(refused('email-taken'));
    });

    test('an account without an e-mail address adds one and signs in with it', async () => {
      const person = walk();
      const { backend, email, password } = person;
      await person.signInByPhone();
      const uid = await person.uid();
      expect(await backend.ownEmail.add(email, password)).toMatchObject({ ok: true });
      await person.identityBecomes({ email: email.value, isEmailVerified: false, ways: ['phone', 'password'] });
      await person.signOut();
      expect(await person.signIn()).toEqual({ ok: true, value: null });
      expect(await person.uid()).toBe(uid);
    });

    test('a Google account is one account here, with a confirmed e-mail address', async () => {
      const person = walk();
      const { googleSignIn } = person.backend;
      expect(await googleSignIn.signIn()).toEqual({ ok: true, value: null });
      await person.identityBecomes({ ways: ['google'], isEmailVerified: true });
      const uid = await person.uid();
      await person.signOut();
      await googleSignIn.signIn();
      expect(await person.uid()).toBe(uid);
    });

    test('a signed-in person reauthenticates with their password, and not with another one', async () => {
      const person = walk();
      await person.createAccount();
      expect(await person.backend.reauthentication.withPassword('not the password')).toEqual(
        refused('wrong-credentials'),
      );
      expect(await person.backend.reauthentication.withPassword(person.password.value)).toEqual({
        ok: true,
        value: null,
      });
    });

    test('a person who signs in by phone reauthenticates with a code', async () => {
      const person = walk();
      const phone = await person.signInByPhone();
      const sent = await person.backend.reauthentication.sendCode();
      if (!sent.ok) throw new Error(sent.failure);
      expect(await sent.value.confirm(await person.backend.phoneCode(phone, sent.value))).toEqual(done);
    });

    test('a person with a second factor reauthenticates with both', async () => {
      const person = walk();
      await person.createConfirmedAccount();
      const phone = await person.turnSecondFactorOn();
      const step = await person.backend.reauthentication.withPassword(person.password.value);
      if (!step.ok || step.value === null) throw new Error('no second step was asked for');
      const sent = await person.codeOf(step.value);
      expect(await sent.confirm(await person.backend.phoneCode(phone, sent))).toEqual(done);
    });

    test('a deleted identity cannot sign in', async () => {
      const person = walk();
      const { identityDeletion } = person.backend;
      await person.createAccount();
      expect(await identityDeletion.checkRecentSignIn()).toEqual(done);
      expect(await identityDeletion.deleteIdentity()).toEqual(done);
      await person.nobodyIsIn();
      expect(await person.signIn()).toEqual(refused('wrong-credentials'));
    });

    test('nothing can be changed when nobody is signed in', async () => {
      const { backend, email } = walk();
      const { identityDeletion, ownEmail, phoneChange, reauthentication, secondFactorEnrolment } = backend;
      for (const attempt of [
        ownEmail.sendConfirmation(),
        ownEmail.requestChange(email),
        phoneChange.requestCode(aNewPhone()),
        secondFactorEnrolment.requestCode(aNewPhone()),
        secondFactorEnrolment.turnOff(),
        reauthentication.withPassword('password'),
        reauthentication.sendCode(),
        identityDeletion.checkRecentSignIn(),
        identityDeletion.deleteIdentity(),
      ]) {
        expect(await attempt).toEqual(refused('session-ended'));
      }
    });
  });
}
