// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalStorageProfileCache } from '../../../../src/infrastructure/browser/storage/LocalStorageProfileCache';
import { aProfile } from '../../../support/builders/aPosting';
import { refuseStorage } from '../../../support/doubles/refuseStorage';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
});

const known = { profile: aProfile(), isProvisional: false };

test('a profile is stored until it is cleared', () => {
  new LocalStorageProfileCache(new PersonStorage()).save(known);
  expect(new LocalStorageProfileCache(new PersonStorage()).current()).toEqual(known);
  new LocalStorageProfileCache(new PersonStorage()).save(null);
  expect(new LocalStorageProfileCache(new PersonStorage()).current()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a list', '[]'],
  ['a number', '4'],
  ['a profile alone', JSON.stringify(known.profile)],
  ['no profile', JSON.stringify({ isProvisional: true, profile: null })],
  ['another version', JSON.stringify({ ...known, profile: { ...known.profile, role: undefined } })],
  ['a wrong type', JSON.stringify({ ...known, profile: { ...known.profile, createdAt: 'hier' } })],
  ['a time that no date can have', JSON.stringify({ ...known, profile: { ...known.profile, createdAt: 9e15 } })],
  ['a wrong address', JSON.stringify({ ...known, profile: { ...known.profile, photoURL: 4 } })],
])('there is no cached profile when the stored value is %s', (_what, text) => {
  if (text !== null) localStorage.setItem('mbz_profile', text);
  expect(new LocalStorageProfileCache(new PersonStorage()).current()).toBeNull();
});

test('a profile stays in memory where storage is refused', () => {
  refuseStorage();
  const cache = new LocalStorageProfileCache(new PersonStorage());
  cache.save(known);
  expect(cache.current()).toEqual(known);
  expect(new LocalStorageProfileCache(new PersonStorage()).current()).toBeNull();
});
