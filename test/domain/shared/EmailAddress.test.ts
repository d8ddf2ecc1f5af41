import { describe, expect, test } from 'vitest';
import { EmailAddress } from '../../../src/domain/shared/EmailAddress';

describe('EmailAddress', () => {
  test.each([
    ['claire@exemple.fr', 'claire@exemple.fr'],
    ['  Claire@Exemple.FR ', 'claire@exemple.fr'],
    ['a.b@c', 'a.b@c'],
  ])('the input %j becomes %j', (input, value) => {
    const email = EmailAddress.parse(input);
    expect(email.ok && email.value.value).toBe(value);
  });

  test.each(['', '   ', 'claire', 'claire@exemple', 'claire.exemple.fr'])('the input %j is refused', (input) => {
    expect(EmailAddress.parse(input)).toEqual({ ok: false, failure: 'invalid-email' });
  });
});
