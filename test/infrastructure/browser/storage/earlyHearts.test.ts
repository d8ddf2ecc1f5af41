// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Marks } from '../../../../src/application/favourites/SavedMarksCache';
import { LocalStorageSavedMarksCache } from '../../../../src/infrastructure/browser/storage/LocalStorageSavedMarksCache';
import { PersonStorage } from '../../../../src/infrastructure/browser/storage/PersonStorage';

const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? [];
const newCache = () => new LocalStorageSavedMarksCache(new PersonStorage());
const touchHeart = (id: string) => document.querySelector<HTMLElement>(`[data-heart="${id}"] span`)?.click();
const leave = () => dispatchEvent(new Event('pagehide'));

beforeAll(() => {
  // As in browsers; happy-dom does not know the property.
  Object.defineProperty(HTMLElement.prototype, 'ariaPressed', {
    get(this: HTMLElement) {
      return this.getAttribute('aria-pressed');
    },
    set(this: HTMLElement, value: string) {
      this.setAttribute('aria-pressed', value);
    },
  });
  document.head.innerHTML = '<meta name="mbz-configuration" content="" />';
  runInThisContext(script);
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  runInThisContext('mbzEarly = []');
  document.body.innerHTML = ['lamp', 'sofa']
    .map((id) => `<button data-heart="${id}" aria-pressed="false"><span></span></button>`)
    .join('');
});

const lampIsWanted: Marks = {
  favourites: [],
  hiddenSellers: [],
  pending: [{ kind: 'early-favourite', listing: { id: 'lamp' }, isWanted: true }],
};

test('a heart touched by a visitor who leaves before the application runs is a pending command of the next page', () => {
  touchHeart('lamp');
  leave();
  expect(newCache().read()).toEqual(lampIsWanted);
});

test('a heart touched early in a tab with a person of its own is kept in that tab', () => {
  new PersonStorage().keepInThisTab();
  touchHeart('lamp');
  leave();
  expect(newCache().read()).toEqual(lampIsWanted);
  expect(localStorage).toHaveLength(0);
});

test('a heart touched early is added to the marks that the browser has already', () => {
  const known: Marks = {
    favourites: ['chair'],
    hiddenSellers: ['claire'],
    pending: [{ kind: 'hidden-seller', uid: 'marc', name: 'Marc', isWanted: true }],
  };
  newCache().write(known);
  touchHeart('sofa');
  touchHeart('lamp');
  touchHeart('sofa');
  leave();
  expect(newCache().read()).toEqual({
    ...known,
    pending: [
      ...known.pending,
      { kind: 'early-favourite', listing: { id: 'sofa' }, isWanted: false },
      { kind: 'early-favourite', listing: { id: 'lamp' }, isWanted: true },
    ],
  } satisfies Marks);
});

test('a visitor who leaves without touching a heart leaves no marks', () => {
  document.body.click();
  leave();
  expect(localStorage).toHaveLength(0);
});
