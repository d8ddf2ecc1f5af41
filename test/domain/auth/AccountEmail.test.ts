import { expect, test } from 'vitest';
import { AccountEmail } from '../../../src/domain/auth/AccountEmail';

test.each([
  ['claire@exemple.fr', 'claire@exemple.fr'],
  ['  Claire.Petit+bazar@Exemple.CO.UK ', 'claire.petit+bazar@exemple.co.uk'],
])('%j becomes the address %j', (typed, value) => {
  const email = AccountEmail.parse(typed);
  expect(email.ok && email.value.value).toBe(value);
});

test.each([
  '',
  'claire',
  'claire@exemple',
  '@exemple.fr',
  'claire@',
  'a b@exemple.fr',
  'a@b@exemple.fr',
  'claire@exemple..fr',
  'claire@exemple.',
  `${'a'.repeat(250)}@exemple.fr`,
])('%j is not an address', (typed) => {
  expect(AccountEmail.parse(typed)).toEqual({ ok: false, failure: 'invalid-email' });
});

test('an address may have 254 characters and no more', () => {
  const ending = '@exemple.fr';
  expect(AccountEmail.parse('a'.repeat(254 - ending.length) + ending).ok).toBe(true);
  expect(AccountEmail.parse('a'.repeat(255 - ending.length) + ending).ok).toBe(false);
});
