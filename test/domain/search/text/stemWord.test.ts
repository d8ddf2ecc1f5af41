import { expect, test } from 'vitest';
import { foldText } from '../../../../src/domain/shared/foldText';
import { stemWord } from '../../../../src/domain/search/text/stemWord';
import { apart, meeting } from '../stemPairs';

const stemOf = (word: string) => stemWord(foldText(word));

test.each(meeting)('the words %s and %s have one stem', (one, other) => {
  expect(stemOf(one)).toBe(stemOf(other));
});

test.each(apart)('the words %s and %s have different stems', (one, other) => {
  expect(stemOf(one)).not.toBe(stemOf(other));
});

test('numbers and mixed words are their own stems', () => {
  expect(['208', 't3s', '128gos', 'ps5'].map(stemWord)).toEqual(['208', 't3s', '128gos', 'ps5']);
});
