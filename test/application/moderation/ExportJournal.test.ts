import { expect, test } from 'vitest';
import { ExportJournal } from '../../../src/application/moderation/ExportJournal';
import type { JournalRepository } from '../../../src/application/moderation/JournalRepository';
import { emptyJournal, isFoundIn, nextEntry, type JournalEntry } from '../../../src/domain/moderation/journal';
import { failure, success } from '../../../src/domain/shared/Result';
import { aTextDownload } from '../../support/doubles/aTextDownload';

const timers = {
  after: (_milliseconds: number, action: () => void) => {
    action();
    return () => undefined;
  },
};
const table = {
  fileName: 'journal.csv',
  filter: {},
  header: ['N°', 'Date', 'Par', 'Uid', 'Action', 'Objet', 'Identifiant', 'Note', 'Empreinte'],
  nameOf: (uid: string) => uid.toUpperCase(),
  actionOf: (action: string) => `«${action}»`,
  kindOf: (kind: string) => `un ${kind}`,
} as const;
const run = { onProgress: () => undefined, isCancelled: () => false };

/** Entries 1 to `count`; every second one is by Omar. */
function entriesOf(count: number): readonly JournalEntry[] {
  return Array.from({ length: count }, (_, index) =>
    nextEntry(
      { ...emptyJournal, count: index },
      {
        by: index % 2 === 0 ? 'nadia' : 'omar',
        at: Date.UTC(2026, 5, 15, 10),
        action: 'removal',
        targetKind: 'listing',
        targetId: 'velo',
        note: 'vu',
      },
      () => `empreinte ${index + 1}`,
    ),
  );
}

function journalOf(entries: readonly JournalEntry[]): Pick<JournalRepository, 'page'> {
  return {
    page: async (before, limit, filter = {}) =>
      success(
        entries
          .filter((entry) => (before === null || entry.number < before) && isFoundIn(filter, entry))
          .toReversed()
          .slice(0, limit),
      ),
  };
}

test('the file has a line for each entry of the journal, newest first', async () => {
  const { download, files } = aTextDownload();
  const exported = await new ExportJournal(journalOf(entriesOf(2)), download, timers).execute(table, run);
  expect(exported).toEqual(success(2));
  expect(files.get('journal.csv')).toBe(
    '\uFEFF"N°";"Date";"Par";"Uid";"Action";"Objet";"Identifiant";"Note";"Empreinte"\r\n' +
      '"2";"15/06/2026 12:00:00";"OMAR";"omar";"«removal»";"un listing";"velo";"vu";"empreinte 2"\r\n' +
      '"1";"15/06/2026 12:00:00";"NADIA";"nadia";"«removal»";"un listing";"velo";"vu";"empreinte 1"\r\n',
  );
});

test.each([0, 99, 100, 101, 250])('a journal of %i entries is exported whole, each entry once', async (count) => {
  const { download, files } = aTextDownload();
  const exported = await new ExportJournal(journalOf(entriesOf(count)), download, timers).execute(table, run);
  expect(exported).toEqual(success(count));
  expect(new Set(files.get('journal.csv')?.split('\r\n')).size).toBe(count + 2);
});

test('only the entries that the filter finds are exported', async () => {
  const { download, files } = aTextDownload();
  const filtered = { ...table, filter: { by: 'omar' } };
  expect(await new ExportJournal(journalOf(entriesOf(5)), download, timers).execute(filtered, run)).toEqual(success(2));
  expect(files.get('journal.csv')).not.toContain('NADIA');
});

test('an export of the journal ends with what a page could not be read for', async () => {
  const { download, files } = aTextDownload();
  const journal = { page: async () => failure('offline' as const) };
  expect(await new ExportJournal(journal, download, timers).execute(table, run)).toEqual(failure('offline'));
  expect(files.size).toBe(0);
});
