import { expect, test } from 'vitest';
import type { AwaitedCode, AwaitedCodeStore } from '../../../src/application/auth/AwaitedCodeStore';
import { AwaitSignInCode } from '../../../src/application/auth/AwaitSignInCode';
import type { PhoneSignIn } from '../../../src/application/auth/PhoneSignIn';
import { RequestPhoneCode } from '../../../src/application/auth/RequestPhoneCode';
import { failure } from '../../../src/domain/shared/Result';
import { PhoneCodeViewModel } from '../../../src/presentation/auth/PhoneCodeViewModel';
import { aPhoneSignIn } from '../../support/doubles/aPhoneSignIn';
import { VirtualTime } from '../../support/time/VirtualTime';

/** `load`: the form of the page that is loaded again. */
function aForm(phoneSignIn: PhoneSignIn = aPhoneSignIn()) {
  const time = new VirtualTime();
  let stored: AwaitedCode | null = null;
  const store: AwaitedCodeStore = {
    current: () => stored,
    save: (awaited) => void (stored = awaited),
  };
  const awaiting = new AwaitSignInCode(phoneSignIn, store, time);
  const load = () => new PhoneCodeViewModel(phoneSignIn, new RequestPhoneCode(phoneSignIn), time, time, awaiting);
  return { form: load(), load, time };
}

async function sent(phoneSignIn?: PhoneSignIn) {
  const made = aForm(phoneSignIn);
  made.form.typeNumber('06 12 34 56 78');
  await made.form.entry.send();
  return made;
}

test('a valid number is followed by its code', async () => {
  const { form } = await sent();
  expect(form.entry.delivery?.to).toBe('06\u00a012\u00a034\u00a056\u00a078');
  form.entry.type('123456');
  await form.entry.confirm();
  expect(form.entry.status).toBe('confirmed');
});

test('an invalid number has an error until it is changed', async () => {
  const { form } = aForm();
  form.typeNumber('06 12');
  await form.entry.send();
  expect([form.entry.failure, form.entry.delivery]).toEqual(['invalid-number', null]);
  form.typeNumber('06 12 3');
  expect(form.entry.failure).toBeNull();
});

test('a wrong code has an error, and another one is accepted', async () => {
  const { form } = await sent();
  form.entry.type('000000');
  await form.entry.confirm();
  expect([form.entry.status, form.entry.failure]).toEqual(['idle', 'wrong-code']);
  form.entry.type('123456');
  expect(form.entry.failure).toBeNull();
  await form.entry.confirm();
  expect(form.entry.status).toBe('confirmed');
});

test('a code that is not whole is wrong without being asked about', async () => {
  const { form } = await sent();
  form.entry.type('1234');
  await form.entry.confirm();
  expect(form.entry.failure).toBe('wrong-code');
});

test('a pasted code is reduced to six digits', async () => {
  const { form } = await sent();
  form.entry.type('Votre code : 123 456.');
  expect(form.entry.code).toBe('123456');
});

test('another code can be sent to the same number after half a minute', async () => {
  const phoneSignIn = aPhoneSignIn();
  const { form, time } = await sent(phoneSignIn);
  const stop = form.entry.start();
  expect(form.entry.secondsToResend).toBe(30);
  await time.pass(1000);
  expect(form.entry.secondsToResend).toBe(29);
  await time.pass(28_500);
  expect(form.entry.secondsToResend).toBe(1);
  await time.pass(500);
  expect(form.entry.secondsToResend).toBe(0);
  form.entry.type('12');
  await form.entry.send();
  expect([form.entry.code, form.entry.secondsToResend, phoneSignIn.asked]).toEqual([
    '',
    30,
    ['+33612345678', '+33612345678'],
  ]);
  stop();
  expect(time.waits).toEqual([]);
});

test('the code step stays when another code cannot be sent', async () => {
  const answers = [aPhoneSignIn().requestCode];
  const phoneSignIn: PhoneSignIn = {
    ...aPhoneSignIn(),
    requestCode: (phone) => answers.shift()?.(phone) ?? Promise.resolve(failure('too-many-attempts')),
  };
  const { form } = await sent(phoneSignIn);
  await form.entry.send();
  expect([form.entry.failure, form.entry.delivery === null]).toEqual(['too-many-attempts', false]);
});

test('the number can be changed again', async () => {
  const { form } = await sent();
  form.entry.type('12');
  form.entry.reset();
  expect([form.entry.delivery, form.number, form.entry.code]).toEqual([null, '06 12 34 56 78', '']);
});

test('a second click while sending does nothing', async () => {
  const phoneSignIn = aPhoneSignIn();
  const { form } = aForm(phoneSignIn);
  form.typeNumber('06 12 34 56 78');
  await Promise.all([form.entry.send(), form.entry.send()]);
  expect(phoneSignIn.asked).toHaveLength(1);
});

test('a code cannot be confirmed before one was sent', async () => {
  const { form } = aForm();
  await form.entry.confirm();
  expect([form.entry.status, form.entry.failure]).toEqual(['idle', null]);
});

test('a reload leads back to the code of the number, which is still accepted', async () => {
  const { load, time } = await sent();
  await time.pass(10_000);
  const { entry, number } = load();
  expect([number, entry.delivery?.to]).toEqual(['06 12 34 56 78', '06\u00a012\u00a034\u00a056\u00a078']);
  const stop = entry.start();
  expect(entry.secondsToResend).toBe(20);
  stop();
  entry.type('123456');
  await entry.confirm();
  expect(entry.status).toBe('confirmed');
  expect(load().entry.delivery).toBeNull();
});

test('a reload asks for the number again once the code is ten minutes old', async () => {
  const { load, time } = await sent();
  await time.pass(10 * 60_000 - 1);
  expect(load().entry.delivery).not.toBeNull();
  await time.pass(1);
  expect(load().entry.delivery).toBeNull();
});

test('no code is waited for once the number is to be changed, or no code could be sent', async () => {
  const { form, load } = await sent();
  form.changeNumber();
  expect(load().entry.delivery).toBeNull();
  const refused = aForm({ ...aPhoneSignIn(), requestCode: () => Promise.resolve(failure('too-many-attempts')) });
  refused.form.typeNumber('06 12 34 56 78');
  await refused.form.entry.send();
  expect(refused.load().entry.delivery).toBeNull();
});
