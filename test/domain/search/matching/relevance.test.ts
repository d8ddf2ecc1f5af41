import { expect, test } from 'vitest';
import { relevanceOf, type MatchedField } from '../../../../src/domain/search/matching/relevance';

test('a word weighs by its place first, and as typed more than completed or corrected', () => {
  const ways = (['title-and-attributes', 'title', 'attributes', 'description'] as const).flatMap((field) =>
    [true, false].map((exact): [MatchedField, boolean] => [field, exact]),
  );
  const ranked = [...ways].sort((one, other) => relevanceOf(...other) - relevanceOf(...one));
  expect(ranked).toEqual([
    ['title-and-attributes', true],
    ['title', true],
    ['title-and-attributes', false],
    ['attributes', true],
    ['title', false],
    ['description', true],
    ['attributes', false],
    ['description', false],
  ]);
});
