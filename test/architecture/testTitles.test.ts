import { expect, test } from 'vitest';
import { titlesIn } from '../specification/report/titlesIn';
import { sourceFiles } from './sourceFiles';

/** Words that cannot begin a sentence with a subject: verbs, auxiliaries, prepositions and conjunctions. */
const starters = [
  ...['is', 'are', 'was', 'were', 'does', 'do', 'did', 'has', 'have', 'had', 'can', 'cannot', 'may', 'must', 'will'],
  ...['that', 'of', 'about', 'by', 'on', 'with', 'for', 'from', 'to', 'and', 'or', 'but', 'then', 'as', 'too'],
  ...['who', 'whose', 'whoever', 'which', 'where', 'says', 'shows', 'tells', 'keeps', 'takes', 'asks', 'gives'],
  ...['leaves', 'stores', 'goes', 'reads', 'refuses', 'counts', 'finds', 'names', 'lets', 'sends', 'puts', 'forgets'],
  ...['begins', 'proposes', 'hands', 'makes', 'passes', 'knows', 'waits', 'stops', 'follows', 'opens', 'ends', 'loses'],
  ...['signs', 'stays', 'sets', 'writes', 'leads', 'stands', 'starts', 'tries', 'serves', 'warns', 'brings', 'needs'],
  ...['holds', 'replaces', 'offers', 'fails', 'closes', 'moves', 'renews', 'changes', 'fills', 'adds', 'submits'],
  ...['removes', 'publishes', 'drops', 'returns', 'emits', 'retries', 'discards', 'deletes', 'creates', 'updates'],
  ...['rejects', 'resolves', 'throws', 'renders', 'displays', 'saves', 'accepts', 'allows', 'denies', 'ignores'],
  ...['thanks', 'acknowledges', 'remembers', 'draws', 'hides', 'sees', 'restores', 'chooses', 'clears', 'loads'],
];

const beginsInMidSentence = new RegExp(`^(?:[…,(«]|(?:${starters.join('|')})\\b)`);

const badTitles = (path: string, text: string) =>
  titlesIn(path, text).filter((title) => beginsInMidSentence.test(title));

test('every test title is a sentence with a subject, readable alone in a CI log', () => {
  const bad = sourceFiles('test', 'packages').flatMap(({ path, text }) =>
    badTitles(path, text).map((title) => `${path}: ${title}`),
  );
  expect(bad).toEqual([]);
});

test('a title that begins with a verb, a preposition or an ellipsis is found', () => {
  const planted = [
    'shows an error',
    'of two, the first',
    '… by its owner',
    'the thread shows an error',
    'a dozen tests',
  ];
  const source = planted.map((title) => `test('${title}', () => undefined);`).join('\n');
  expect(badTitles('planted.test.ts', source)).toEqual(planted.slice(0, 3));
});
