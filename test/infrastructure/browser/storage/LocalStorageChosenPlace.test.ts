// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStorageChosenPlace } from '../../../../src/infrastructure/browser/storage/LocalStorageChosenPlace';
import { nantes } from '../../../support/builders/aListing';

beforeEach(() => localStorage.clear());

test('the chosen commune is stored until it is cleared', () => {
  const chosen = new LocalStorageChosenPlace();
  expect(chosen.current()).toBeNull();
  chosen.choose(nantes);
  expect(new LocalStorageChosenPlace().current()).toEqual(nantes);
  chosen.choose(null);
  expect(new LocalStorageChosenPlace().current()).toBeNull();
});

test.each(['{', '3', '{"communeName":"Nantes"}', JSON.stringify({ ...nantes, latitude: 'north' })])(
  'the invalid stored value %s is ignored',
  (stored) => {
    localStorage.setItem('mbz_place', stored);
    expect(new LocalStorageChosenPlace().current()).toBeNull();
  },
);
