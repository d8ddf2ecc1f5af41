import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  chainText,
  emptyJournal,
  entryId,
  firstBrokenEntry,
  isFoundIn,
  MAXIMUM_NOTE_LENGTH,
  nextEntry,
  type JournalEntry,
} from '../../../src/domain/moderation/journal';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const act = { by: 'nadia', at: 7, action: 'removal', targetKind: 'listing', targetId: 'velo', note: 'vu' } as const;

/** Three entries whose notes are « 1 », « 2 » and « 3 ». */
function threeEntries(): readonly [JournalEntry, JournalEntry, JournalEntry] {
  const first = nextEntry(emptyJournal, { ...act, note: '1' }, sha256);
  const second = nextEntry({ count: 1, chain: first.chain }, { ...act, note: '2' }, sha256);
  return [first, second, nextEntry({ count: 2, chain: second.chain }, { ...act, note: '3' }, sha256)];
}

test('the ids of entries sort by number', () => {
  expect([1, 42, 1234567890].map(entryId)).toEqual(['0000000001', '0000000042', '1234567890']);
});

test('a note has up to a thousand characters', () => {
  expect(MAXIMUM_NOTE_LENGTH).toBe(1000);
});

test('the text of a chain holds the former chain and every part of the entry but its time', () => {
  expect(chainText('f00', { ...act, number: 7, note: 'a\nb' })).toBe(
    'f00\n0000000007\nnadia\nremoval\nlisting\nvelo\na\nb',
  );
});

test('the first entry has the number 1 and follows an empty chain', () => {
  expect(emptyJournal).toEqual({ count: 0, chain: '' });
  expect(nextEntry(emptyJournal, act, sha256)).toEqual({
    ...act,
    number: 1,
    chain: sha256('\n0000000001\nnadia\nremoval\nlisting\nvelo\nvu'),
  });
});

test('the next entry is numbered after the last one, and chained to it', () => {
  expect(nextEntry({ count: 41, chain: 'f00' }, act, sha256)).toEqual({
    ...act,
    number: 42,
    chain: sha256('f00\n0000000042\nnadia\nremoval\nlisting\nvelo\nvu'),
  });
});

/** Where a journal of three entries is broken, of which these are left. */
function brokenIn(entries: readonly JournalEntry[]): number | null {
  const { number, chain } = threeEntries()[2];
  return firstBrokenEntry(entries, entries.length === 0 ? emptyJournal : { count: number, chain }, sha256);
}

test('an untouched journal is whole, also an empty one', () => {
  expect(brokenIn([])).toBeNull();
  expect(brokenIn(threeEntries())).toBeNull();
});

test.each([
  ['author', { by: 'omar' }],
  ['action', { action: 'none' }],
  ['kind of target', { targetKind: 'person' }],
  ['target', { targetId: 'table' }],
  ['note', { note: 'rien' }],
  ['chain', { chain: 'f00' }],
] as const)('an entry with another %s breaks the journal where it stands', (_, change) => {
  const [first, second, third] = threeEntries();
  expect(brokenIn([first, { ...second, ...change }, third])).toBe(2);
});

test('a missing, added or renumbered entry breaks the journal where it stands', () => {
  const [first, second, third] = threeEntries();
  expect(brokenIn([first, third])).toBe(2);
  expect(brokenIn([second, third])).toBe(1);
  expect(brokenIn([first, second, third, { ...third, number: 5 }])).toBe(4);
  const renumbered = nextEntry({ count: 2, chain: first.chain }, { ...act, note: '2' }, sha256);
  expect(brokenIn([first, renumbered])).toBe(2);
});

test.each([
  ['no condition', {}, true],
  ['its admin', { by: 'nadia' }, true],
  ['another admin', { by: 'omar' }, false],
  ['its action', { action: 'removal' }, true],
  ['another action', { action: 'none' }, false],
  ['its target', { targetId: 'velo' }, true],
  ['another target', { targetId: 'lampe' }, false],
  ['all that it has', { by: 'nadia', action: 'removal', targetId: 'velo' }, true],
  ['all that it has but its target', { by: 'nadia', action: 'removal', targetId: 'lampe' }, false],
] as const)('a filter with %s finds an entry or leaves it out', (_, filter, isFound) => {
  expect(isFoundIn(filter, act)).toBe(isFound);
});
