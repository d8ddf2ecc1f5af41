import { expect, test } from 'vitest';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import { RequestSignInCode } from '../../../src/application/auth/RequestSignInCode';
import { failure } from '../../../src/domain/shared/Result';
import { PhoneSignInViewModel } from '../../../src/presentation/auth/PhoneSignInViewModel';
import { aPhoneSignIn } from '../../support/aPhoneSignIn';

function aForm(phoneSignIn: PhoneSignIn = aPhoneSignIn()) {
  const clock = { time: 1000, now: () => clock.time };
  return { form: new PhoneSignInViewModel(phoneSignIn, new RequestSignInCode(phoneSignIn), clock), clock };
}

async function sent(phoneSignIn?: PhoneSignIn) {
  const made = aForm(phoneSignIn);
  made.form.typeNumber('06 12 34 56 78');
  await made.form.send();
  return made;
}

test('asks for a number, then for the code that was sent to it', async () => {
  const { form } = await sent();
  expect(form.requested?.phone.shown).toBe('06 12 34 56 78');
  form.typeCode('123456');
  await form.confirm();
  expect(form.status).toBe('signed-in');
});

test('says what is wrong with a number, until it is changed', async () => {
  const { form } = aForm();
  form.typeNumber('06 12');
  await form.send();
  expect([form.failure, form.requested]).toEqual(['invalid-number', null]);
  form.typeNumber('06 12 3');
  expect(form.failure).toBeNull();
});

test('says that a code is wrong, and takes another', async () => {
  const { form } = await sent();
  form.typeCode('000000');
  await form.confirm();
  expect([form.status, form.failure]).toEqual(['idle', 'wrong-code']);
  form.typeCode('123456');
  expect(form.failure).toBeNull();
  await form.confirm();
  expect(form.status).toBe('signed-in');
});

test('a code that is not whole is wrong without being asked about', async () => {
  const { form } = await sent();
  form.typeCode('1234');
  await form.confirm();
  expect(form.failure).toBe('wrong-code');
});

test('keeps the six digits of what is pasted', async () => {
  const { form } = await sent();
  form.typeCode('Votre code : 123 456.');
  expect(form.code).toBe('123456');
});

test('sends another code after half a minute, to the same number', async () => {
  const phoneSignIn = aPhoneSignIn();
  const { form, clock } = await sent(phoneSignIn);
  expect(form.secondsToResend).toBe(30);
  clock.time += 29_500;
  form.tick();
  expect(form.secondsToResend).toBe(1);
  clock.time += 500;
  form.tick();
  expect(form.secondsToResend).toBe(0);
  form.typeCode('12');
  await form.send();
  expect([form.code, form.secondsToResend, phoneSignIn.asked]).toEqual(['', 30, ['+33612345678', '+33612345678']]);
});

test('keeps the code step when another code cannot be sent', async () => {
  const answers = [aPhoneSignIn().requestCode];
  const phoneSignIn: PhoneSignIn = {
    isDemonstration: false,
    requestCode: (phone) => answers.shift()?.(phone) ?? Promise.resolve(failure('too-many-attempts')),
  };
  const { form } = await sent(phoneSignIn);
  await form.send();
  expect([form.failure, form.requested === null]).toEqual(['too-many-attempts', false]);
});

test('goes back to the number as it was typed', async () => {
  const { form } = await sent();
  form.typeCode('12');
  form.changeNumber();
  expect([form.requested, form.number, form.code]).toEqual([null, '06 12 34 56 78', '']);
});

test('a second click while sending or confirming does nothing', async () => {
  const phoneSignIn = aPhoneSignIn();
  const { form } = aForm(phoneSignIn);
  form.typeNumber('06 12 34 56 78');
  await Promise.all([form.send(), form.send()]);
  expect(phoneSignIn.asked).toHaveLength(1);
});

test('has nothing to confirm before a code was sent', async () => {
  const { form } = aForm();
  await form.confirm();
  expect([form.status, form.failure]).toEqual(['idle', null]);
});
