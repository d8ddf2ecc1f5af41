import { expect, test } from 'vitest';
import type { AwaitedCode, AwaitedCodeStore } from '../../../src/application/auth/AwaitedCodeStore';
import { AwaitSignInCode } from '../../../src/application/auth/AwaitSignInCode';
import { MINUTE } from '../../../src/domain/shared/Instant';
import { failure, success } from '../../../src/domain/shared/Result';
import { NOON } from '../../support/builders/aListing';
import { aPhoneSignIn } from '../../support/doubles/aPhoneSignIn';

function awaiting(clock = { now: () => 0 }) {
  let stored: AwaitedCode | null = null;
  const store: AwaitedCodeStore = {
    current: () => stored,
    save: (awaited) => void (stored = awaited),
  };
  return new AwaitSignInCode(aPhoneSignIn(), store, clock);
}

test('a code is waited for after a wrong one, and no longer after the right one', async () => {
  const useCase = awaiting();
  const answers = [failure('wrong-code' as const), success()];
  const sent = useCase.begin('06 12 34 56 78', {
    ticket: 'ticket',
    confirm: async () => answers.shift() ?? failure('unknown'),
  });
  await sent.confirm('000000');
  expect(useCase.resume()?.number).toBe('06 12 34 56 78');
  await sent.confirm('123456');
  expect(useCase.resume()).toBeNull();
});

test('a code without a ticket is not waited for', () => {
  const useCase = awaiting();
  useCase.begin('06 12 34 56 78', { confirm: async () => success() });
  expect(useCase.resume()).toBeNull();
});

test('a code is waited for during ten minutes', () => {
  let now = NOON;
  const useCase = awaiting({ now: () => now });
  expect(useCase.resume()).toBeNull();
  useCase.begin('06 12 34 56 78', { ticket: 'ticket', confirm: async () => success() });
  now += 10 * MINUTE - 1;
  expect(useCase.resume()).toMatchObject({ number: '06 12 34 56 78', sentAt: NOON });
  now += 1;
  expect(useCase.resume()).toBeNull();
});
