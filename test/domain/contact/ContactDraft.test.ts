import { describe, expect, test } from 'vitest';
import { isBlank, readContactDraft, type ContactDraft } from '../../../src/domain/contact/ContactDraft';
import { failure } from '../../../src/domain/shared/Result';

const draft: ContactDraft = {
  id: 'a',
  name: ' Lina   Martin ',
  email: ' Lina@Exemple.fr ',
  subject: 'listing',
  message: '\nBonjour,\n\nrien.\n',
};
const blank: ContactDraft = { id: 'a', name: '', email: '', subject: '', message: '' };

describe('readContactDraft', () => {
  test('a message is trimmed and its lines stay', () => {
    expect(readContactDraft(draft)).toMatchObject({
      ok: true,
      value: {
        id: 'a',
        name: 'Lina Martin',
        email: { value: 'lina@exemple.fr' },
        subject: 'listing',
        message: 'Bonjour,\n\nrien.',
      },
    });
  });

  test('empty fields are missing', () => {
    expect(readContactDraft(blank)).toEqual(
      failure({ name: 'missing', email: 'missing', subject: 'missing', message: 'missing' }),
    );
  });

  test.each([
    [{ name: '  ' }, { name: 'missing' }],
    [{ name: '\u3164\u200d' }, { name: 'missing' }],
    [{ name: 'x'.repeat(101) }, { name: 'too-long' }],
    [{ email: '  ' }, { email: 'missing' }],
    [{ email: 'lina' }, { email: 'invalid' }],
    [{ email: 'lina@exemple' }, { email: 'invalid' }],
    [{ email: `${'x'.repeat(244)}@exemple.fr` }, { email: 'too-long' }],
    [{ subject: 'argent' }, { subject: 'missing' }],
    [{ message: ' \n ' }, { message: 'missing' }],
    [{ message: '\u00ad\u2800' }, { message: 'missing' }],
    [{ message: 'x'.repeat(4001) }, { message: 'too-long' }],
    [
      { name: '', message: '' },
      { name: 'missing', message: 'missing' },
    ],
  ])('a draft with %j has the mistakes %j', (changes, mistakes) => {
    expect(readContactDraft({ ...draft, ...changes })).toEqual(failure(mistakes));
  });

  test.each([
    { name: 'x'.repeat(100) },
    { message: 'x'.repeat(4000) },
    { message: '?' },
    { email: `${'x'.repeat(243)}@exemple.fr` },
  ])('a draft of the maximum length is accepted: %j', (changes) => {
    expect(readContactDraft({ ...draft, ...changes }).ok).toBe(true);
  });
});

test.each([
  [blank, true],
  [{ ...blank, message: ' \n' }, true],
  [{ ...blank, subject: 'other' }, false],
  [draft, false],
])('the draft %j is blank: %j', (each, expected) => {
  expect(isBlank(each)).toBe(expected);
});
