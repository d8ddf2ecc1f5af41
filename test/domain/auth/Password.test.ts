import { expect, test } from 'vitest';
import { Password } from '../../../src/domain/auth/Password';

test.each(['12345678', ' huit huit ', 'x'.repeat(4095) + 'y'])('a password is not changed by parsing', (typed) => {
  const password = Password.parse(typed);
  expect(password.ok && password.value.value).toBe(typed);
});

test.each(['sept en', 'aaa', ''])('a password of fewer than eight characters is refused as too short', (typed) => {
  expect(Password.parse(typed)).toEqual({ ok: false, failure: 'short-password' });
});

test.each([
  ['one repeated character', 'aaaaaaaaaa'],
  ['endless', 'x'.repeat(4096) + 'y'],
])('a password that is %s is refused', (_why, typed) => {
  expect(Password.parse(typed)).toEqual({ ok: false, failure: 'weak-password' });
});
