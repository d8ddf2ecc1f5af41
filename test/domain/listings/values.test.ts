import { expect, test } from 'vitest';
import { chosenName, fallbackDisplayName, isAdmin } from '../../../src/domain/account/UserProfile';
import { distanceInKilometres } from '../../../src/domain/listings/place/distance';
import { priceInEuros } from '../../../src/domain/listings/Price';
import { isWholeCity, locationOf } from '../../../src/domain/listings/place/Commune';
import { aCommune } from '../../support/builders/aCommune';
import { lyon, nantes } from '../../support/builders/aListing';

test.each([
  [{ kind: 'amount', euros: 120 } as const, 120],
  [{ kind: 'gift' } as const, 0],
  [{ kind: 'on-request' } as const, null],
])('the price %j sorts as %s euros', (price, euros) => {
  expect(priceInEuros(price)).toBe(euros);
});

test('distances are measured on the great circle', () => {
  expect(distanceInKilometres(nantes, nantes)).toBe(0);
  expect(distanceInKilometres(nantes, lyon)).toBeCloseTo(515, -1);
});

test('the location of a commune has its code, name and coordinates', () => {
  const { code, name, postalCode, latitude, longitude } = aCommune();
  expect(locationOf(aCommune())).toEqual({ communeCode: code, communeName: name, postalCode, latitude, longitude });
});

test.each([
  ['admin', true],
  ['super_admin', true],
  ['user', false],
  ['', false],
])('the role %j is an admin: %s', (role, expected) => {
  expect(isAdmin({ role })).toBe(expected);
});

test('a guest is not an admin', () => {
  expect(isAdmin(null)).toBe(false);
});

test('the fallback name has the first five characters of the uid', () => {
  expect(fallbackDisplayName('abcdefgh')).toBe('Utilisateur abcde');
});

test('a person goes by the name that they have given, and by none before', () => {
  expect(chosenName('abcdefgh', 'Claire')).toBe('Claire');
  expect(chosenName('abcdefgh', 'Utilisateur abcde')).toBe('');
});

test('Lyon with its first postal code is the whole city, with another one it is not, nor is another commune', () => {
  expect(isWholeCity({ communeName: 'Lyon', postalCode: '69001' })).toBe(true);
  expect(isWholeCity({ communeName: 'Lyon', postalCode: '69003' })).toBe(false);
  expect(isWholeCity({ communeName: 'Nantes', postalCode: '44001' })).toBe(false);
});
