import { expect, test } from 'vitest';
import { destinationOf } from '../../../src/presentation/administration/desk/destinationOf';

test.each([
  [
    'the address of a listing',
    'https://mon-bazar.fr/annonce/velo/velo-de-ville?x=1',
    '/admin/signalements/listing~velo',
  ],
  ['the path of a profile', ' /profil/k4r1m ', '/admin/signalements/person~k4r1m'],
  ['an address with a broken percent sign', '/annonce/100%', '/admin/signalements/listing~100%25'],
  ['an address of the administration', 'https://mon-bazar.fr/admin/journal', '/admin/journal'],
  ['the administration itself', '/admin', '/admin'],
  ['an e-mail address', 'karim@exemple.fr', '/admin/personnes?q=karim%40exemple.fr'],
  ['a name', ' Karim ', '/admin/personnes?q=Karim'],
  ['a path of another page', '/administration', '/admin/personnes?q=%2Fadministration'],
])('%s leads an admin to where it is examined', (_what, pasted, destination) => {
  expect(destinationOf(pasted)).toBe(destination);
});
