import { expect, test } from 'vitest';
import { ownPhotoOf, photoOfURL, photoURLOf } from '../../../src/domain/listings/profilePhoto';

test('a photo of this site is found again by its photoURL', () => {
  const photoURL = photoURLOf({ id: 'claire~portrait', width: 800, height: 600 });
  expect(photoURL).toBe('photo:claire~portrait');
  expect(photoOfURL(photoURL)).toEqual({ id: 'claire~portrait', width: 96, height: 96 });
  expect(ownPhotoOf(photoURL)).toEqual({ id: 'claire~portrait', width: 96, height: 96 });
});

test('a photo elsewhere is fetched from its URL', () => {
  expect(photoOfURL('https://exemple.fr/c.jpg')).toEqual({
    id: 'https://exemple.fr/c.jpg',
    width: 96,
    height: 96,
    url: 'https://exemple.fr/c.jpg',
  });
  expect(ownPhotoOf('https://exemple.fr/c.jpg')).toBeNull();
  expect(ownPhotoOf(null)).toBeNull();
});
