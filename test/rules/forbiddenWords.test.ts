import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'vitest';
import { parseRules } from '@mon-bazar/firebase-test-server/rules/parseRules';
import { foldedWords, forbiddenWordsIn } from '../../src/domain/listings/review/forbiddenWords';
import { karim } from './actors';
import { given } from './Attempt';
import { judgeOf } from './judge';
import { settings } from './moderation/settings';
import { posts } from './posting';

const rules = parseRules(readFileSync('firestore.rules', 'utf8'));

const sign = fc.constantFrom(
  ...['a', 'B', 'é', 'É', 'œ', 'Æ', 'ÿ', 'ß', 'ł', 'İ', 'K', 'ﬁ', 'ａ', '²', '1', ' ', '-', '’', '\n', '\u00a0', '_'],
  ...['\u0301', '\u200b', '\ufe0f', '🚲', 'د', '가', '\u1100', '\u0345'],
);
const text = fc.array(sign, { minLength: 1, maxLength: 12 }).map((signs) => signs.join(''));
/** A part of the text, in the form of the list. */
const cut = fc.tuple(text, fc.nat(11), fc.nat(11));

test('the rules find a forbidden word in a text exactly where the domain does', () => {
  fc.assert(
    fc.property(cut, ([written, from, length]) => {
      const word = foldedWords(written.slice(from, from + length + 1));
      if (word.length < 2) return true;
      const listing = { title: 'Vélo de ville', description: `Vends ${written} rouge` };
      const isAllowed = judgeOf({ as: karim, attempt: given(settings({ words: [word] }), posts({ listing })) })(rules);
      return isAllowed === (forbiddenWordsIn(`${listing.title} ${listing.description}`, [word]).length === 0);
    }),
    { numRuns: 500 },
  );
});
