// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { MINUTE } from '../../../../src/domain/shared/Instant';
import { LocalStorageRemovedPhotos } from '../../../../src/infrastructure/browser/storage/LocalStorageRemovedPhotos';
import { NOON } from '../../../support/builders/aListing';
import { aPhoto } from '../../../support/builders/aPosting';

beforeEach(() => localStorage.clear());

const at = (minutes: number) => new LocalStorageRemovedPhotos({ now: () => NOON + minutes * MINUTE });

test('a removed photo is due after five minutes, for its owner, until it is deleted', () => {
  at(0).add('karim', aPhoto('a'));
  at(1).add('karim', aPhoto('b'));
  expect([at(4.9).due('karim'), at(5).due('claire')]).toEqual([[], []]);
  expect(at(5).due('karim')).toEqual([aPhoto('a')]);
  at(5).remove('karim', 'a');
  expect(at(9).due('karim')).toEqual([aPhoto('b')]);
  at(5).remove('karim', 'b');
  at(5).remove('karim', 'c');
  expect(localStorage.length).toBe(0);
});

test.each([
  '{',
  '7',
  '[7]',
  JSON.stringify([{ photo: 'a', removedAt: NOON }]),
  JSON.stringify([{ photo: { id: 7, width: 4, height: 3 }, removedAt: NOON }]),
  JSON.stringify([{ photo: { id: 'a', width: '4', height: 3 }, removedAt: NOON }]),
  JSON.stringify([{ photo: { id: 'a', width: 4 }, removedAt: NOON }]),
  JSON.stringify([{ photo: aPhoto('a'), removedAt: 'hier' }]),
])('what cannot be read is passed over: %s', (stored) => {
  localStorage.setItem('mbz_removed_photos_karim', stored);
  expect(at(9).due('karim')).toEqual([]);
});
