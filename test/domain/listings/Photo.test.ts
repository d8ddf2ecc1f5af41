import { expect, test } from 'vitest';
import { ownerOfPhoto, photoIdOf } from '../../../src/domain/listings/Photo';

test.each(['claire', 'uid~with~separators'])('the id of a photo of %s names its owner', (ownerId) => {
  expect(ownerOfPhoto(photoIdOf(ownerId, 'abcdefgh'))).toBe(ownerId);
});

test.each(['demo', '~abcdefgh'])('the id %s names no owner', (id) => {
  expect(ownerOfPhoto(id)).toBeNull();
});
