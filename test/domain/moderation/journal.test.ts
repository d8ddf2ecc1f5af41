import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  chainText,
  EMPTY_CHAIN,
  entryId,
  firstBrokenEntry,
  type JournalEntry,
} from '../../../src/domain/moderation/journal';

const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex');

async function journalOf(...notes: readonly string[]): Promise<readonly JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for (const [index, note] of notes.entries()) {
    const entry = {
      number: index + 1,
      by: 'nadia',
      at: index,
      action: 'removal',
      targetKind: 'listing',
      targetId: 'velo',
      note,
    } as const;
    entries.push({ ...entry, chain: await sha256(chainText(entries.at(-1)?.chain ?? EMPTY_CHAIN, entry)) });
  }
  return entries;
}

test('the ids of entries sort by number', () => {
  expect([1, 42, 1234567890].map(entryId)).toEqual(['0000000001', '0000000042', '1234567890']);
});

test('the text of a chain holds the former chain and every part of the entry but its time', () => {
  const entry = { number: 7, by: 'nadia', action: 'removal', targetKind: 'listing', targetId: 'velo', note: 'a\nb' };
  expect(chainText('f00', { ...entry, targetKind: 'listing' })).toBe(
    'f00\n0000000007\nnadia\nremoval\nlisting\nvelo\na\nb',
  );
});

test('an untouched journal is whole, also an empty one', async () => {
  expect(EMPTY_CHAIN).toBe('');
  expect(await firstBrokenEntry([], sha256)).toBeNull();
  expect(await firstBrokenEntry(await journalOf('', 'vu', 'revu'), sha256)).toBeNull();
});

test('a changed, missing, added or moved entry breaks the journal where it stands', async () => {
  const [first, second, third] = await journalOf('', 'vu', 'revu');
  if (first === undefined || second === undefined || third === undefined) throw new Error('Three entries are expected');
  expect(await firstBrokenEntry([first, { ...second, note: 'rien' }, third], sha256)).toBe(2);
  expect(await firstBrokenEntry([first, { ...second, by: 'omar' }, third], sha256)).toBe(2);
  expect(await firstBrokenEntry([first, third], sha256)).toBe(2);
  expect(await firstBrokenEntry([second, third], sha256)).toBe(1);
  expect(await firstBrokenEntry([first, second, third, { ...third, number: 5 }], sha256)).toBe(4);
  const renumbered = { ...second, number: 3, chain: await sha256(chainText(first.chain, { ...second, number: 3 })) };
  expect(await firstBrokenEntry([first, renumbered], sha256)).toBe(2);
});
