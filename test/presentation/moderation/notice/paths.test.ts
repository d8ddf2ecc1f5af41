import { expect, test } from 'vitest';
import { noticePaths, targetOfAddress, targetOfSearch } from '../../../../src/presentation/moderation/notice/paths';

test.each([
  ['https://monbazar.fr/annonce/velo-1/velo-de-ville?x=1#y', { kind: 'listing', id: 'velo-1' }],
  [' http://localhost:5173/annonce/velo ', { kind: 'listing', id: 'velo' }],
  ['monbazar.fr/profil/karim', { kind: 'person', id: 'karim' }],
  ['/annonce/velo', { kind: 'listing', id: 'velo' }],
  ['profil/karim/', { kind: 'person', id: 'karim' }],
  ['', null],
  ['velo', null],
  ['https://monbazar.fr/', null],
  ['https://monbazar.fr/recherche?q=/annonce/velo', null],
  ['/annonce/', null],
  ['/annonce/a%2Fb', null],
  ['/annonce/..', null],
])('the address %j leads to %j', (address, target) => {
  expect(targetOfAddress(address)).toEqual(target);
});

test('a link to the form names its target', () => {
  const listing = { kind: 'listing', id: 'velo' } as const;
  const person = { kind: 'person', id: 'karim' } as const;
  expect(noticePaths.form(listing)).toBe('/signaler?annonce=velo');
  expect(noticePaths.form(person)).toBe('/signaler?personne=karim');
  for (const target of [listing, person])
    expect(targetOfSearch(noticePaths.form(target).slice('/signaler'.length))).toEqual(target);
  expect(targetOfSearch('?annonce=a/b')).toBeNull();
  expect(targetOfSearch('')).toBeNull();
});
