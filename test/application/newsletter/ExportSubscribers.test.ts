import { describe, expect, test, vi } from 'vitest';
import { ExportSubscribers } from '../../../src/application/newsletter/ExportSubscribers';
import type { SubscriberRepository } from '../../../src/application/newsletter/SubscriberRepository';
import type { Subscriber } from '../../../src/domain/newsletter/Subscriber';
import { failure, success } from '../../../src/domain/shared/Result';
import { aTextDownload } from '../../support/doubles/aTextDownload';
import { InMemorySubscriberRepository } from '../../support/inMemory/newsletter/InMemorySubscriberRepository';

const timers = {
  after: (_milliseconds: number, action: () => void) => {
    action();
    return () => undefined;
  },
};
const table = {
  fileName: 'inscrits.csv',
  header: ['Adresse', 'Inscription', 'Lien'],
  confirmationHeader: null,
  unsubscribeLink: (token: string) => `https://exemple.fr/#${token}`,
} as const;

function aStore(count: number, email = (index: number) => `s${index}@exemple.fr`) {
  const subscribers = Array.from({ length: count }, (_, index): Subscriber => {
    const address = email(index);
    return {
      id: address,
      email: address,
      subscribedAt: Date.UTC(2026, 5, 15, 10) - index,
      confirmedAt: index === 1 ? null : Date.UTC(2026, 5, 16, 10),
      unsubscribeToken: index === 1 ? null : `t${index}`,
    };
  });
  return new InMemorySubscriberRepository(new Map(subscribers.map((one) => [one.id, one])));
}

function anExport(subscribers: Pick<SubscriberRepository, 'page'>, circumstances?: { hasRoom: boolean }) {
  const { download, files, parts } = aTextDownload(circumstances);
  const onProgress = vi.fn();
  const exportSubscribers = new ExportSubscribers(subscribers, download, timers);
  return { exportSubscribers, files, onProgress, parts };
}

const neverCancelled = () => false;

describe('ExportSubscribers', () => {
  test('the file has a mark, a header and a line for each subscription, newest first', async () => {
    const { exportSubscribers, files, onProgress } = anExport(aStore(2));
    const exported = await exportSubscribers.execute(table, { onProgress, isCancelled: neverCancelled });
    expect(exported).toEqual(success(2));
    expect(files.get('inscrits.csv')).toBe(
      '\uFEFF"Adresse";"Inscription";"Lien"\r\n' +
        '"s0@exemple.fr";"15/06/2026 12:00:00";"https://exemple.fr/#t0"\r\n' +
        '"s1@exemple.fr";"15/06/2026 11:59:59";""\r\n',
    );
  });

  test('the file of a site that asks for confirmations has a column with their dates', async () => {
    const { exportSubscribers, files, onProgress } = anExport(aStore(2));
    const withDates = { ...table, confirmationHeader: 'Confirmation' };
    await exportSubscribers.execute(withDates, { onProgress, isCancelled: neverCancelled });
    expect(files.get('inscrits.csv')).toBe(
      '\uFEFF"Adresse";"Inscription";"Lien";"Confirmation"\r\n' +
        '"s0@exemple.fr";"15/06/2026 12:00:00";"https://exemple.fr/#t0";"16/06/2026 12:00:00"\r\n' +
        '"s1@exemple.fr";"15/06/2026 11:59:59";"";""\r\n',
    );
  });

  test('an address that a spreadsheet would run is disarmed', async () => {
    const { exportSubscribers, files, onProgress } = anExport(aStore(1, () => '=1+1@exemple.fr'));
    await exportSubscribers.execute(table, { onProgress, isCancelled: neverCancelled });
    expect(files.get('inscrits.csv')).toContain('\r\n"\'=1+1@exemple.fr";');
  });

  test('subscriptions are read and reported by pages of 500, each once', async () => {
    const { exportSubscribers, files, onProgress, parts } = anExport(aStore(1200));
    const exported = await exportSubscribers.execute(table, { onProgress, isCancelled: neverCancelled });
    expect(exported).toEqual(success(1200));
    expect(onProgress.mock.calls).toEqual([[500], [1000], [1200]]);
    expect(parts).toHaveLength(4);
    expect(new Set(files.get('inscrits.csv')?.split('\r\n')).size).toBe(1202);
  });

  test('without subscriptions the file has its header', async () => {
    const { exportSubscribers, files, onProgress } = anExport(aStore(0));
    expect(await exportSubscribers.execute(table, { onProgress, isCancelled: neverCancelled })).toEqual(success(0));
    expect(files.get('inscrits.csv')).toBe('\uFEFF"Adresse";"Inscription";"Lien"\r\n');
  });

  test('an export that is cancelled while a page is read, or after it, downloads nothing', async () => {
    for (const turn of [1, 2]) {
      const { exportSubscribers, files, onProgress } = anExport(aStore(1200));
      let asked = 0;
      const isCancelled = () => {
        asked += 1;
        return asked === turn;
      };
      expect(await exportSubscribers.execute(table, { onProgress, isCancelled })).toEqual(failure('cancelled'));
      expect(onProgress).toHaveBeenCalledTimes(turn - 1);
      expect(files.size).toBe(0);
    }
  });

  test('an export whose page cannot be read says why, and downloads nothing', async () => {
    const store = aStore(1200);
    const page: SubscriberRepository['page'] = (after, limit) =>
      after === null ? store.page(after, limit) : Promise.resolve(failure('offline'));
    const { exportSubscribers, files, onProgress } = anExport({ page });
    const exported = await exportSubscribers.execute(table, { onProgress, isCancelled: neverCancelled });
    expect(exported).toEqual(failure('offline'));
    expect(files.size).toBe(0);
  });

  test('an export for which the browser has no room fails', async () => {
    const { exportSubscribers, onProgress } = anExport(aStore(1), { hasRoom: false });
    const exported = await exportSubscribers.execute(table, { onProgress, isCancelled: neverCancelled });
    expect(exported).toEqual(failure('failed'));
  });
});
