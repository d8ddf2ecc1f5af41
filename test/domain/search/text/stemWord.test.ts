import { expect, test } from 'vitest';
import { foldText } from '../../../../src/domain/search/text/foldText';
import { stemWord } from '../../../../src/domain/search/text/stemWord';
import { apart, meeting } from '../stemPairs';

const stemOf = (word: string) => stemWord(foldText(word));

test.each(meeting)('%s and %s are one word', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each(apart)('%s and %s are two words', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test('leaves numbers and mixed words as they are', () => {
  expect(['208', 't3s', '128gos', 'ps5'].map(stemWord)).toEqual(['208', 't3s', '128gos', 'ps5']);
});
