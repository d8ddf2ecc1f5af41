import { expect, test } from 'vitest';
import { CheckJournal } from '../../../src/application/moderation/CheckJournal';
import type { JournalRepository } from '../../../src/application/moderation/JournalRepository';
import { emptyJournal, nextEntry, type JournalEntry, type JournalHead } from '../../../src/domain/moderation/journal';
import { failure, success } from '../../../src/domain/shared/Result';

const sha256 = (text: string) => `${text.length}:${text.slice(-40)}`;

function headOf(entries: readonly JournalEntry[]): JournalHead {
  const last = entries.at(-1);
  return last === undefined ? emptyJournal : { count: last.number, chain: last.chain };
}

function journalOf(count: number): readonly JournalEntry[] {
  const entries: JournalEntry[] = [];
  for (let number = 1; number <= count; number += 1) {
    const act = { by: 'nadia', at: number, action: 'none', targetKind: 'listing', targetId: 'velo', note: '' } as const;
    entries.push(nextEntry(headOf(entries), act, sha256));
  }
  return entries;
}

/** The repository of these entries, and the numbers that pages were asked before. */
function repositoryOf(entries: readonly JournalEntry[], head = headOf(entries)) {
  const asked: (number | null)[] = [];
  const repository: JournalRepository = {
    head: () => Promise.resolve(success(head)),
    page: (before, limit) => {
      asked.push(before);
      const older = entries.filter(({ number }) => before === null || number < before);
      return Promise.resolve(success(older.toReversed().slice(0, limit)));
    },
  };
  return { asked, repository };
}

const check = (entries: readonly JournalEntry[], head?: JournalHead) =>
  new CheckJournal(repositoryOf(entries, head).repository, sha256).execute();

test('an empty journal is whole', async () => {
  expect(await check([])).toEqual(success({ entries: 0, broken: null }));
});

test.each([
  [99, [null]],
  [100, [null, 1]],
  [101, [null, 2]],
  [250, [null, 151, 51]],
])('a journal of %i entries is read whole, by pages of 100', async (count, expected) => {
  const { asked, repository } = repositoryOf(journalOf(count));
  expect(await new CheckJournal(repository, sha256).execute()).toEqual(success({ entries: count, broken: null }));
  expect(asked).toEqual(expected);
});

test('the first entry that is changed or missing is named', async () => {
  const entries = journalOf(120);
  const changed = entries.map((entry) => (entry.number > 6 ? { ...entry, note: 'x' } : entry));
  expect(await check(changed)).toEqual(success({ entries: 120, broken: 7 }));
  expect(await check(entries.filter(({ number }) => number !== 3))).toEqual(success({ entries: 119, broken: 3 }));
});

test('the first of the last entries is named when they are missing', async () => {
  const entries = journalOf(120);
  expect(await check(entries.slice(0, 118), headOf(entries))).toEqual(success({ entries: 118, broken: 119 }));
  expect(await check([], headOf(entries))).toEqual(success({ entries: 0, broken: 1 }));
});

test('a last entry that was replaced with its chain is named', async () => {
  expect(await check(journalOf(3), { count: 3, chain: 'x' })).toEqual(success({ entries: 3, broken: 3 }));
});

test('an entry that is added during the check is checked too', async () => {
  expect(await check(journalOf(3), headOf(journalOf(2)))).toEqual(success({ entries: 3, broken: null }));
});

test('a head that cannot be read ends the check with its failure', async () => {
  const { repository } = repositoryOf([]);
  const failing = { ...repository, head: () => Promise.resolve(failure('unavailable' as const)) };
  expect(await new CheckJournal(failing, sha256).execute()).toEqual(failure('unavailable'));
});

test('a page that cannot be read ends the check with its failure', async () => {
  const { repository } = repositoryOf(journalOf(120));
  const failing: JournalRepository = {
    ...repository,
    page: (before, limit) =>
      before === null ? repository.page(before, limit) : Promise.resolve(failure('unavailable')),
  };
  expect(await new CheckJournal(failing, sha256).execute()).toEqual(failure('unavailable'));
});
