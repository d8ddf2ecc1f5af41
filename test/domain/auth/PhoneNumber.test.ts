import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PhoneNumber } from '../../../src/domain/auth/PhoneNumber';

test.each([
  ['0612345678', '+33612345678'],
  ['06 12 34 56 78', '+33612345678'],
  ['06.12.34.56.78', '+33612345678'],
  ['06-12-34-56-78', '+33612345678'],
  ['07\u00a012\u202f34\u00a056\u00a078', '+33712345678'],
  ['+33 6 12 34 56 78', '+33612345678'],
  ['+33 (0)6 12 34 56 78', '+33612345678'],
  ['0033612345678', '+33612345678'],
  [' 0612345678 ', '+33612345678'],
  ['0690 12 34 56', '+590690123456'],
  ['0691123456', '+590691123456'],
  ['0694123456', '+594694123456'],
  ['0697123456', '+596697123456'],
  ['0692123456', '+262692123456'],
  ['0639123456', '+262639123456'],
  ['06 39 98 00 01', '+33639980001'],
  ['0612690123', '+33612690123'],
  ['0612694123', '+33612694123'],
  ['0612696123', '+33612696123'],
  ['0612692123', '+33612692123'],
  ['+33639123456', '+33639123456'],
  ['+590690123456', '+590690123456'],
  ['+32 470 12 34 56', '+32470123456'],
])('the input %s is parsed as %s', (input, value) => {
  expect(PhoneNumber.parse(input)).toMatchObject({ ok: true, value: { value } });
});

test.each([
  '',
  '06',
  '06123456789',
  '061234567a',
  '+33061234567812',
  '0812345678',
  '0012',
  '+0612345678',
  'hello',
  '612345678',
  '+3361234567',
  'x+32470123456',
  '+32470123456x',
  '+3247012345678901',
])('the input « %s » is not a number', (input) => {
  expect(PhoneNumber.parse(input)).toEqual({ ok: false, failure: 'invalid-number' });
});

test.each(['0240123456', '01 23 45 67 89', '+33 9 72 12 34 56'])('the landline %s is refused', (input) => {
  expect(PhoneNumber.parse(input)).toEqual({ ok: false, failure: 'landline' });
});

test.each([
  ['+33612345678', '06\u00a012\u00a034\u00a056\u00a078'],
  ['0690123456', '06\u00a090\u00a012\u00a034\u00a056'],
  ['+32470123456', '+32470123456'],
  ['+5906901234567', '+5906901234567'],
])('the number %s is shown as %s', (input, shown) => {
  expect(PhoneNumber.parse(input)).toMatchObject({ value: { shown } });
});

test('a shown number is parsed as the same number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^0[67]\d{8}$/), (typed) => {
      const number = PhoneNumber.parse(typed);
      const again = number.ok ? PhoneNumber.parse(number.value.shown) : number;
      expect(again).toEqual(number);
    }),
  );
});
