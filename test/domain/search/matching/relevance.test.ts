import { expect, test } from 'vitest';
import { relevanceOf, type MatchedField } from '../../../../src/domain/search/matching/relevance';

test('points depend on the field first, and exact matches get more than inexact ones', () => {
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
