import { expect, test } from 'vitest';
import { knownPhrases, synonymsOf } from '../../../../src/domain/search/text/synonyms';

test('each phrase that has synonyms is one of theirs', () => {
  expect(knownPhrases()).toContainEqual(['frigo']);
  for (const phrase of knownPhrases()) {
    const others = synonymsOf(...phrase);
    expect(others).not.toEqual([]);
    for (const other of others) expect(synonymsOf(...other)).toContainEqual(phrase);
  }
});

test('a word that is in no group has no synonyms', () => {
  expect(synonymsOf('zorglub')).toEqual([]);
});
