// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LocalStorageProfileCache } from '../../../../src/infrastructure/browser/storage/LocalStorageProfileCache';
import { LocalStorageSavedMarksCache } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedMarksCache';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';
import { anAccount } from '../../../support/builders/aPerson';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a tab with a person of its own keeps to itself what depends on them', () => {
  const place = new PersonStorage();
  const [marks, profile] = [new LocalStorageSavedMarksCache(place), new LocalStorageProfileCache(place)];
  marks.write({ favourites: ['lamp'], hiddenSellers: [], pending: [] });
  place.keepInThisTab();
  expect(marks.read()).toBeNull();
  marks.write({ favourites: ['chair'], hiddenSellers: [], pending: [] });
  profile.save({ profile: anAccount, isProvisional: false });
  expect(localStorage.getItem('mbz_marks')).toBe('[["lamp"],[],[]]');
  expect(localStorage.getItem('mbz_profile')).toBeNull();
  expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()?.favourites).toEqual(['chair']);
  expect(new LocalStorageProfileCache(new PersonStorage()).current()?.profile).toEqual(anAccount);
});
