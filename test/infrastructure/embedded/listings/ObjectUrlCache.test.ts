import { afterEach, expect, test, vi } from 'vitest';
import { ObjectUrlCache } from '../../../../src/infrastructure/embedded/listings/ObjectUrlCache';

const revoke = vi.spyOn(URL, 'revokeObjectURL');
afterEach(() => revoke.mockClear());

const blob = new Blob(['x']);

test('each key has one address', () => {
  const addresses = new ObjectUrlCache(2);
  expect(addresses.find('a')).toBeUndefined();
  const address = addresses.make('a', blob);
  expect(addresses.make('a', blob)).toBe(address);
  expect(addresses.find('a')).toBe(address);
});

test('the least recently used address is revoked', () => {
  const addresses = new ObjectUrlCache(2);
  addresses.make('a', blob);
  const second = addresses.make('b', blob);
  addresses.find('a');
  addresses.make('c', blob);
  expect(revoke.mock.calls).toEqual([[second]]);
  expect(addresses.find('b')).toBeUndefined();
  expect(addresses.find('a')).toBeDefined();
});

test('an address is revoked on request, once', () => {
  const addresses = new ObjectUrlCache(2);
  const address = addresses.make('a', blob);
  addresses.revoke('a');
  addresses.revoke('a');
  expect(revoke.mock.calls).toEqual([[address]]);
});
