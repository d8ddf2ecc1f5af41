import { describe, expect, test } from 'vitest';
import type { ArchiveEntry } from '../../../../src/application/privacy/ArchiveDownload';
import { ExportPersonalData } from '../../../../src/application/privacy/ExportPersonalData';
import { failure, success, type Result } from '../../../../src/domain/shared/Result';
import { ExportViewModel, type ArchiveWords } from '../../../../src/presentation/account/data/ExportViewModel';
import { aSession } from '../../../support/drivers/anAccountPage';
import { aPerson } from '../../../support/builders/aPerson';

const words: ArchiveWords = {
  archive: 'a.zip',
  data: 'd.json',
  photos: 'p',
  readMe: { path: 'r.txt', text: 'Bonjour' },
};

function exporting(outcome: Result<readonly string[], 'failed'> = success([])) {
  const person = aPerson();
  const saved: [string, readonly ArchiveEntry[]][] = [];
  const session = aSession();
  const viewModel = new ExportViewModel(
    session,
    new ExportPersonalData(person.ports, { everythingOf: async () => success([]) }, person.reports, { now: () => 0 }),
    {
      save: async (name, entries, onProgress) => {
        onProgress(0.5);
        saved.push([name, entries]);
        return outcome;
      },
    },
  );
  return { person, saved, session, viewModel };
}

describe('ExportViewModel', () => {
  test('an export makes one archive of data and photos', async () => {
    const { saved, viewModel } = exporting();
    const saving = viewModel.save(words);
    expect(viewModel).toMatchObject({ status: 'gathering', isWorking: true });
    await Promise.all([saving, viewModel.save(words)]);
    expect(viewModel).toMatchObject({ status: 'saved', missing: 0, progress: 0.5, isWorking: false });
    expect(saved).toHaveLength(1);
    const [name, entries] = saved[0] ?? ['', []];
    expect(name).toBe('a.zip');
    expect(entries.map(({ path }) => path)).toEqual(['r.txt', 'd.json', 'p/claire-velo', 'p/claire-portrait']);
    const data = entries.find(({ path }) => path === 'd.json');
    expect(
      data !== undefined && 'text' in data && (JSON.parse(data.text) as { account: { uid: string } }).account.uid,
    ).toBe('claire');
  });

  test('an export counts the photos that could not be downloaded', async () => {
    const { viewModel } = exporting(success(['p/claire-velo']));
    await viewModel.save(words);
    expect(viewModel).toMatchObject({ status: 'saved', missing: 1 });
  });

  test('a failed export has a failure', async () => {
    const { person, saved, viewModel } = exporting(failure('failed'));
    await viewModel.save(words);
    expect(viewModel).toMatchObject({ status: 'idle', failure: 'failed' });
    person.broken.set('favourites', 'offline');
    await viewModel.save(words);
    expect(viewModel.failure).toBe('offline');
    expect(saved).toHaveLength(1);
  });

  test('a guest cannot export data', async () => {
    const { saved, session, viewModel } = exporting();
    session.show(null);
    await viewModel.save(words);
    expect(saved).toEqual([]);
  });
});
