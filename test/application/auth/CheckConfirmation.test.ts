import { expect, test, vi } from 'vitest';
import { CheckConfirmation } from '../../../src/application/auth/CheckConfirmation';
import { failure } from '../../../src/domain/shared/Result';
import { anIdentity, StubOwnIdentity } from '../../support/doubles/StubOwnIdentity';

const unconfirmed = anIdentity({ isEmailVerified: false });

test('a confirmed person is not read again', async () => {
  const own = new StubOwnIdentity(anIdentity());
  const refresh = vi.spyOn(own, 'refresh');
  expect(await new CheckConfirmation(own).execute()).toBe(true);
  expect(refresh).not.toHaveBeenCalled();
});

test('an address confirmed elsewhere counts', async () => {
  const own = new StubOwnIdentity(unconfirmed);
  own.next = anIdentity();
  expect(await new CheckConfirmation(own).execute()).toBe(true);
});

test('an address that nobody has confirmed does not count', async () => {
  expect(await new CheckConfirmation(new StubOwnIdentity(unconfirmed)).execute()).toBe(false);
});

test('an unconfirmed person stays unconfirmed while the identity service cannot be reached', async () => {
  const own = new StubOwnIdentity(unconfirmed);
  const unreachable = {
    subscribe: own.subscribe.bind(own),
    refresh: () => Promise.resolve(failure('offline' as const)),
  };
  expect(await new CheckConfirmation(unreachable).execute()).toBe(false);
});

test('an unknown identity is left to the backend', async () => {
  expect(await new CheckConfirmation(new StubOwnIdentity(null)).execute()).toBe(true);
});
