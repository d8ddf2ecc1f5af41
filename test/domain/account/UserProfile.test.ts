import { expect, test } from 'vitest';
import { chosenName, fallbackDisplayName, isAdmin } from '../../../src/domain/account/UserProfile';

test.each([
  ['admin', true],
  ['super_admin', true],
  ['user', false],
  ['', false],
])('a person with the role « %s » is an administrator: %s', (role, expected) => {
  expect(isAdmin({ role })).toBe(expected);
});

test('a visitor who is not signed in is no administrator', () => {
  expect(isAdmin(null)).toBe(false);
});

test('a name is chosen unless it is the one that stands for a person without one', () => {
  expect(chosenName('karim01', 'Karim')).toBe('Karim');
  expect(chosenName('karim01', fallbackDisplayName('karim01'))).toBe('');
  expect(chosenName('karim01', fallbackDisplayName('ines01'))).toBe('Utilisateur ines0');
});
