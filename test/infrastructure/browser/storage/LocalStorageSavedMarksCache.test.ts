// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalStorageSavedMarksCache } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedMarksCache';
import { aListing } from '../../../support/builders/aListing';
import { LocalStorageSavedSearchRepository } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedSearchRepository';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';

const marks = { favourites: ['lamp'], hiddenSellers: ['claire'], pending: [] };

beforeEach(() => {
  localStorage.clear();
});

describe('the marks of this browser', () => {
  test('there are no marks until some are written', () => {
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toBeNull();
  });

  test('the marks written last are read in another visit', () => {
    new LocalStorageSavedMarksCache(new PersonStorage()).write(marks);
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toEqual(marks);
  });

  test.each(['', '{', 'null', '7', '{}'])('there are no marks when the stored value is %j', (stored) => {
    localStorage.setItem('mbz_marks', stored);
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toBeNull();
  });

  test('writing empty marks removes the stored value', () => {
    const cache = new LocalStorageSavedMarksCache(new PersonStorage());
    cache.write(marks);
    cache.write({ favourites: [], hiddenSellers: [], pending: [] });
    expect(cache.read()).toBeNull();
    expect(localStorage.getItem('mbz_marks')).toBeNull();
  });

  test('stored empty marks are read as none', () => {
    localStorage.setItem('mbz_marks', '[[],[]]');
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toBeNull();
  });

  test('empty marks are returned while the guest has saved searches, so that new results are counted', async () => {
    const searches = new LocalStorageSavedSearchRepository();
    await searches.save('visitor', { id: 'search', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 });
    const cache = new LocalStorageSavedMarksCache(new PersonStorage());
    cache.write({ favourites: [], hiddenSellers: [], pending: [] });
    expect(cache.read()).toEqual({ favourites: [], hiddenSellers: [], pending: [] });
    await searches.remove('visitor', 'search');
    expect(cache.read()).toBeNull();
  });

  test('pending commands are read in another visit, and entries that are none are ignored', () => {
    const pending = [
      { kind: 'favourite', listing: aListing({ id: 'lamp' }), isWanted: true },
      { kind: 'hidden-seller', uid: 'claire', name: 'Claire', isWanted: false },
      { kind: 'saved-search', search: { id: 's', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 } },
    ] as const;
    new LocalStorageSavedMarksCache(new PersonStorage()).write({ favourites: [], hiddenSellers: [], pending });
    const stored = localStorage.getItem('mbz_marks') ?? '';
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()?.pending).toEqual(pending);
    localStorage.setItem('mbz_marks', stored.replace('[{', '[null,7,"lamp",{},{"kind":"favourite","listing":null},{'));
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()?.pending).toEqual(pending);
  });

  test('stored marks that are not texts are ignored', () => {
    localStorage.setItem('mbz_marks', '[["lamp",7,null],"claire"]');
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toEqual({
      favourites: ['lamp'],
      hiddenSellers: [],
      pending: [],
    });
  });

  test('listeners are called when another tab writes the marks', () => {
    let calls = 0;
    const stop = new LocalStorageSavedMarksCache(new PersonStorage()).subscribe(() => (calls += 1));
    dispatchEvent(new StorageEvent('storage', { key: 'mbz_marks' }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'mbz_marks' }));
    expect(calls).toBe(1);
  });
});
