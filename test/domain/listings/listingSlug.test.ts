import { expect, test } from 'vitest';
import { listingSlug } from '../../../src/domain/listings/listingSlug';

test.each([
  ['Vélo de course Peugeot', 'velo-de-course-peugeot'],
  ['  Canapé d’angle : 3 places !  ', 'canape-d-angle-3-places'],
  ['Œuvres complètes, 12 tomes', 'oeuvres-completes-12-tomes'],
  ['Bureaux de 74 m²', 'bureaux-de-74-m2'],
  ['★★★', 'annonce'],
  ['', 'annonce'],
])('the title « %s » has the slug %s', (title, slug) => {
  expect(listingSlug(title)).toBe(slug);
});

test('a long title is cut between two words', () => {
  expect(listingSlug(`${'a'.repeat(60)} bonnes chaussures`)).toBe(`${'a'.repeat(60)}-bonnes`);
});

test('a title of the maximum length is not cut', () => {
  expect(listingSlug(`${'a'.repeat(63)} bonnes`)).toBe(`${'a'.repeat(63)}-bonnes`);
});

test('a very long title is cut between two words', () => {
  expect(listingSlug(`${'a'.repeat(60)} bonnes chaussures noires`)).toBe(`${'a'.repeat(60)}-bonnes`);
});

test('a word longer than a slug is cut', () => {
  expect(listingSlug('a'.repeat(100))).toBe('a'.repeat(70));
});
