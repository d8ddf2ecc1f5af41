import { describe, expect, it } from 'vitest';
import { ageInMinutes, newestFirst } from '../../../../scripts/content/catalogue/dating';
import { shopWindow } from '../../../../scripts/content/catalogue/shopWindow';

const entry = (slug: string, categoryId = slug, seller = slug) => ({ slug, categoryId, seller });
const shown = shopWindow.map((slug) => entry(slug));

describe('newestFirst', () => {
  it('opens with the shop window, in its order', () => {
    const ordered = newestFirst([entry('other'), ...[...shown].reverse()]);
    expect(ordered.map(({ slug }) => slug)).toEqual([...shopWindow, 'other']);
  });

  it('refuses a shop window that shows what is not written', () => {
    expect(() => newestFirst(shown.slice(1))).toThrow(shopWindow[0]);
  });

  it('keeps listings of one category apart as long as others remain', () => {
    const bikes = ['red', 'green', 'blue'].map((slug) => entry(slug, 'velos'));
    const others = Array.from({ length: 60 }, (_, number) => entry(`other-${number}`));
    const categories = newestFirst([...shown, ...bikes, ...others]).map(({ categoryId }) => categoryId);
    const positions = categories.flatMap((categoryId, position) => (categoryId === 'velos' ? [position] : []));
    expect(
      Math.min((positions[1] ?? 0) - (positions[0] ?? 0), (positions[2] ?? 0) - (positions[1] ?? 0)),
    ).toBeGreaterThan(6);
  });

  it('gives the same order whatever the order of the sources', () => {
    const entries = [...shown, ...[...'defghijk'].map((slug) => entry(slug))];
    expect(newestFirst([...entries].reverse())).toEqual(newestFirst(entries));
  });
});

describe('ageInMinutes', () => {
  it('goes from three minutes to 55 days', () => {
    expect([ageInMinutes(0, 100), ageInMinutes(99, 100)]).toEqual([3, 55 * 1440]);
  });

  it('puts a quarter of the days behind half of the listings', () => {
    expect(ageInMinutes(50, 101)).toBeLessThan(14 * 1440);
  });
});
