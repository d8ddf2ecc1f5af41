// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { LocalStorageSavedMarksCache } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedMarksCache';
import { LocalStorageSavedSearchRepository } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedSearchRepository';
import { noCriteria } from '../../../../src/domain/search/criteria/SearchCriteria';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';

const marks = { favourites: ['lamp'], hiddenSellers: ['claire'] };

beforeEach(() => {
  localStorage.clear();
});

describe('the marks of this browser', () => {
  test('are none until some are written', () => {
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toBeNull();
  });

  test('are those written last, in another visit too', () => {
    new LocalStorageSavedMarksCache(new PersonStorage()).write(marks);
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toEqual(marks);
  });

  test.each(['', '{', 'null', '7', '{}'])('are none where %j is stored', (stored) => {
    localStorage.setItem('mbz_marks', stored);
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toBeNull();
  });

  test('are none again once nothing is kept any more', () => {
    const kept = new LocalStorageSavedMarksCache(new PersonStorage());
    kept.write(marks);
    kept.write({ favourites: [], hiddenSellers: [] });
    expect(kept.read()).toBeNull();
    expect(localStorage.getItem('mbz_marks')).toBeNull();
  });

  test('are none where an earlier visit wrote that nothing is kept', () => {
    localStorage.setItem('mbz_marks', '[[],[]]');
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toBeNull();
  });

  test('are some, though empty, where searches are saved: their new results are to be looked for', async () => {
    const searches = new LocalStorageSavedSearchRepository();
    await searches.save('visitor', { id: 'search', name: 'Vélo', criteria: noCriteria, createdAt: 1, lookedAt: 1 });
    const kept = new LocalStorageSavedMarksCache(new PersonStorage());
    kept.write({ favourites: [], hiddenSellers: [] });
    expect(kept.read()).toEqual({ favourites: [], hiddenSellers: [] });
    await searches.remove('visitor', 'search');
    expect(kept.read()).toBeNull();
  });

  test('leave out what is no text', () => {
    localStorage.setItem('mbz_marks', '[["lamp",7,null],"claire"]');
    expect(new LocalStorageSavedMarksCache(new PersonStorage()).read()).toEqual({
      favourites: ['lamp'],
      hiddenSellers: [],
    });
  });

  test('are told when another tab writes them', () => {
    let told = 0;
    const stop = new LocalStorageSavedMarksCache(new PersonStorage()).subscribe(() => (told += 1));
    dispatchEvent(new StorageEvent('storage', { key: 'mbz_marks' }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: 'mbz_marks' }));
    expect(told).toBe(1);
  });
});
