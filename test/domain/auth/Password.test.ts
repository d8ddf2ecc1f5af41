import { expect, test } from 'vitest';
import { Password } from '../../../src/domain/auth/Password';

test.each(['12345678', ' huit huit ', 'x'.repeat(4095) + 'y'])('a password is kept as it was typed', (typed) => {
  const password = Password.parse(typed);
  expect(password.ok && password.value.value).toBe(typed);
});

test.each([
  ['too short', 'sept en'],
  ['empty', ''],
  ['one sign again and again', 'aaaaaaaaaa'],
  ['endless', 'x'.repeat(4096) + 'y'],
])('one that is %s is refused', (_why, typed) => {
  expect(Password.parse(typed)).toEqual({ ok: false, failure: 'weak-password' });
});
