import { expect, test } from 'vitest';
import { relevanceOf, type Place } from '../../../../src/domain/search/matching/relevance';

test('a word weighs by its place first, and as typed more than completed or corrected', () => {
  const ways = (['title-and-attributes', 'title', 'attributes', 'description'] as const).flatMap((zone) =>
    [true, false].map((exact): [Place, boolean] => [zone, exact]),
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
