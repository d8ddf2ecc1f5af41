import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categories } from '../../../../src/domain/listings/catalogue/categories';
import type { Field } from '../../../../src/domain/listings/catalogue/Field';
import { isMeasured } from '../../../../src/domain/search/matching/fieldValues';
import { NumericRange } from '../../../../src/infrastructure/firebase/cards/NumericRange';
import { numericRangeOf, priceRange } from '../../../../src/infrastructure/firebase/cards/numericRanges';
import { rangeAlternatives } from '../../../../src/infrastructure/firebase/search/rangeAlternatives';

const isWhole = (field: Field) => field.kind === 'month' || (field.kind === 'number' && field.decimals === undefined);
const ranges = [
  priceRange,
  ...categories.flatMap(({ fields }) => fields.filter(isMeasured).filter(isWhole).map(numericRangeOf)),
];
const anyBound = fc.option(fc.oneof(fc.nat(300), fc.nat(3000), fc.nat(2_000_000)), { nil: undefined });

function rangeOf(minimum: number | undefined, maximum: number | undefined) {
  return { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
}

test('a value within a range meets exactly one alternative, and one outside meets none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ranges), anyBound, anyBound, fc.nat(2_000_000), (range, minimum, maximum, drawn) => {
      const value = Math.min(Math.max(drawn, range.lowest), range.highest);
      const flags = new Set(range.flagsOf(value));
      const alternatives = rangeAlternatives(rangeOf(minimum, maximum), range).filter((flagsOfAlternative) =>
        flagsOfAlternative.every(({ key }) => flags.has(key)),
      );
      expect(alternatives).toHaveLength(value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity) ? 1 : 0);
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, number | undefined, number | undefined, number]>([
  ['round bounds', 500, 1999, 1],
  ['a lowest', 500, undefined, 1],
  ['a highest before a step', undefined, 499, 1],
  ['a highest at a step', undefined, 500, 2],
  ['one value', 137, 137, 1],
  ['odd bounds', 137, 4321, 12],
  ['the wrong flagsOfAlternative round', 10, 5, 0],
  ['all there are', 0, 99_999_999, 1],
])('%s take few alternatives', (_, minimum, maximum, expected) => {
  expect(rangeAlternatives(rangeOf(minimum, maximum), priceRange)).toHaveLength(expected);
});

test('decimals count in their smallest unit', () => {
  const area = new NumericRange('area', 1, 100, { decimals: 1 });
  const found = (value: number, minimum: number, maximum: number) =>
    rangeAlternatives({ minimum, maximum }, area).some((flagsOfAlternative) =>
      flagsOfAlternative.every(({ key }) => area.flagsOf(value).includes(key)),
    );
  expect([found(4.35, 4.3, 4.4), found(9.5, 9.4, 9.5), found(9.5, 9.6, 10), found(65, 60.5, 65)]).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

test('a value has fewer than a hundred flags', () => {
  expect(priceRange.flagsOf(123_456).length).toBeLessThan(100);
});
