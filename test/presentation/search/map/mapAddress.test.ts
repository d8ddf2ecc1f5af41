import { describe, expect, test } from 'vitest';
import { hasMap, withMap } from '../../../../src/presentation/search/map/mapAddress';

describe('the map in the address of results', () => {
  test.each([
    ['?q=velo&vue=carte', true],
    ['?vue=liste', false],
    ['', false],
  ])('the query “%s” asks for the map: %s', (search, isAsked) => {
    expect(hasMap(search)).toBe(isAsked);
  });

  test('the map is added to an address once, and taken from it, and the rest stays', () => {
    const address = '/recherche?q=v%C3%A9lo&prix_max=100';
    const withIt = withMap(address, true);
    expect(withIt).toBe(`${address}&vue=carte`);
    expect(withMap(withIt, true)).toBe(withIt);
    expect(withMap(withIt, false)).toBe(address);
    expect(withMap('/recherche', true)).toBe('/recherche?vue=carte');
    expect(withMap('/recherche?vue=carte', false)).toBe('/recherche');
  });
});
