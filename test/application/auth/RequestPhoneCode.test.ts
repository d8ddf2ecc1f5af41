import { expect, test, vi } from 'vitest';
import type { CodeSender } from '../../../src/application/auth/CodeSender';
import { RequestPhoneCode } from '../../../src/application/auth/RequestPhoneCode';
import { failure, success } from '../../../src/domain/shared/Result';

const sent = { confirm: () => Promise.resolve(success()) };

function requesting(requestCode: CodeSender['requestCode']) {
  const asked = vi.fn(requestCode);
  return { useCase: new RequestPhoneCode({ purpose: 'sign-in', isDemonstration: false, requestCode: asked }), asked };
}

test('a code is sent to the number that was typed', async () => {
  const { useCase, asked } = requesting(() => Promise.resolve(success(sent)));
  expect(await useCase.execute('06 12 34 56 78')).toMatchObject({
    ok: true,
    value: { phone: { value: '+33612345678' }, sent },
  });
  expect(asked.mock.calls.map(([phone]) => phone.value)).toEqual(['+33612345678']);
});

test.each([
  ['06 12', 'invalid-number'],
  ['01 23 45 67 89', 'landline'],
])('no code is sent to %s', async (typed, fault) => {
  const { useCase, asked } = requesting(() => Promise.resolve(success(sent)));
  expect(await useCase.execute(typed)).toEqual(failure(fault));
  expect(asked).not.toHaveBeenCalled();
});

test('the failure of the sender is returned', async () => {
  const { useCase } = requesting(() => Promise.resolve(failure('too-many-attempts')));
  expect(await useCase.execute('06 12 34 56 78')).toEqual(failure('too-many-attempts'));
});
