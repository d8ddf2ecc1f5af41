import { expect, test } from 'vitest';
import { resetBy } from '../../../src/domain/moderation/profileReset';
import { failure, success } from '../../../src/domain/shared/Result';

const shown = { uid: 'karimata', displayName: 'Karim', photoURL: 'photo:karimata~1', about: 'Bonjour' };

test('a reset name becomes that of an account without one', () => {
  expect(resetBy('name-reset', shown)).toEqual(
    success({ changes: { displayName: 'Utilisateur karim' }, content: null }),
  );
  expect(resetBy('name-reset', { ...shown, displayName: 'Utilisateur karim' })).toEqual(failure('wrong-measure'));
});

test('a reset portrait is removed, and not kept', () => {
  expect(resetBy('portrait-reset', shown)).toEqual(success({ changes: { photoURL: null }, content: null }));
  expect(resetBy('portrait-reset', { ...shown, photoURL: null })).toEqual(failure('wrong-measure'));
});

test('a reset text is removed, and kept with the name', () => {
  const content = { title: 'Karim', description: 'Bonjour', price: null, photos: [] };
  expect(resetBy('text-reset', shown)).toEqual(success({ changes: { about: '' }, content }));
  expect(resetBy('text-reset', { ...shown, about: '' })).toEqual(failure('wrong-measure'));
});

test('a reset without a profile is refused, and any other measure resets nothing', () => {
  expect(resetBy('name-reset', null)).toEqual(failure('missing'));
  expect(resetBy('warning', null)).toEqual(success(null));
  expect(resetBy('removal', shown)).toEqual(success(null));
});
