import { expect, test } from 'vitest';
import {
  isInTitle,
  joinedField,
  matchedFields,
  relevanceOf,
  type MatchedField,
} from '../../../../src/domain/search/matching/relevance';

test('points depend on the field first, and exact matches get more than inexact ones in the same field', () => {
  const ways = matchedFields.flatMap((field) => [true, false].map((exact): [MatchedField, boolean] => [field, exact]));
  const ranked = ways.toSorted((one, other) => relevanceOf(...other) - relevanceOf(...one));
  expect(ranked).toEqual([
    ['title-and-category', true],
    ['category', true],
    ['title-and-attributes', true],
    ['title', true],
    ['category', false],
    ['title-and-category', false],
    ['title-and-attributes', false],
    ['title', false],
    ['attributes', true],
    ['attributes', false],
    ['description', true],
    ['description', false],
  ]);
});

test('a field is in the title where the title is one of its places', () => {
  expect(matchedFields.filter(isInTitle)).toEqual(['title', 'title-and-attributes', 'title-and-category']);
});

test.each<[MatchedField, MatchedField, MatchedField]>([
  ['title', 'title', 'title'],
  ['title', 'description', 'title'],
  ['title', 'attributes', 'title-and-attributes'],
  ['title', 'category', 'title-and-category'],
  ['title-and-attributes', 'category', 'title-and-category'],
  ['title-and-category', 'attributes', 'title-and-category'],
  ['category', 'attributes', 'category'],
  ['category', 'description', 'category'],
  ['attributes', 'description', 'attributes'],
  ['description', 'description', 'description'],
])('a word in %s and in %s counts as in %s, whichever is read first', (one, other, both) => {
  expect([joinedField(one, other), joinedField(other, one)]).toEqual([both, both]);
});
