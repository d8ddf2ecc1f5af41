import { expect, test } from 'vitest';
import { relevanceOf, type Zone } from '../../../src/domain/search/relevance';

test('a word weighs by its place first, and as typed more than completed or corrected', () => {
  const ways = (['title', 'attributes', 'description'] as const).flatMap((zone) => [true, false].map((exact): [Zone, boolean] => [zone, exact]));
  const ranked = [...ways].sort((one, other) => relevanceOf(...other) - relevanceOf(...one));
  expect(ranked).toEqual([
    ['title', true], ['attributes', true], ['title', false], ['description', true], ['attributes', false], ['description', false],
  ]);
});
