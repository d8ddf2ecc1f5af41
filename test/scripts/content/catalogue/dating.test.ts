import { describe, expect, it } from 'vitest';
import { ageInMinutes, newestFirst } from '../../../../scripts/content/catalogue/dating';
import { shopWindow } from '../../../../scripts/content/catalogue/shopWindow';

const entry = (slug: string, categoryId = slug, seller = slug) => ({ slug, categoryId, seller });
const shown = shopWindow.map((slug) => entry(slug));

describe('newestFirst', () => {
  it('the newest listings are those of the shop window, in its order', () => {
    const ordered = newestFirst([entry('other'), ...[...shown].reverse()]);
    expect(ordered.map(({ slug }) => slug)).toEqual([...shopWindow, 'other']);
  });

  it('a shop window that names an unknown listing is refused', () => {
    expect(() => newestFirst(shown.slice(1))).toThrow(shopWindow[0]);
  });

  it('listings of one category do not follow each other while others remain', () => {
    const bikes = ['red', 'green', 'blue'].map((slug) => entry(slug, 'velos'));
    const others = Array.from({ length: 60 }, (_, number) => entry(`other-${number}`));
    const categories = newestFirst([...shown, ...bikes, ...others]).map(({ categoryId }) => categoryId);
    const positions = categories.flatMap((categoryId, position) => (categoryId === 'velos' ? [position] : []));
    expect(
      Math.min((positions[1] ?? 0) - (positions[0] ?? 0), (positions[2] ?? 0) - (positions[1] ?? 0)),
    ).toBeGreaterThan(6);
  });

  it('the order does not depend on the order of the sources', () => {
    const entries = [...shown, ...[...'defghijk'].map((slug) => entry(slug))];
    expect(newestFirst([...entries].reverse())).toEqual(newestFirst(entries));
  });
});

describe('ageInMinutes', () => {
  it('the ages range from three minutes to 55 days', () => {
    expect([ageInMinutes(0, 100), ageInMinutes(99, 100)]).toEqual([3, 55 * 1440]);
  });

  it('half of the listings are younger than two weeks', () => {
    expect(ageInMinutes(50, 101)).toBeLessThan(14 * 1440);
  });
});
