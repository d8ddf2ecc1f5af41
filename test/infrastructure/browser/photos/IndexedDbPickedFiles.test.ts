import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DAY } from '../../../../src/domain/shared/Instant';
import { IndexedDbPickedFiles } from '../../../../src/infrastructure/browser/photos/IndexedDbPickedFiles';
import { NOON } from '../../../support/builders/aListing';
import { eventually } from '../../../support/time/eventually';

const draft = { ownerId: 'karim', draftId: 'velo' };
const picked = (name: string) => new File([`content of ${name}`], name, { type: 'image/jpeg' });

/** The locks of a browser, which a tab loses when it is closed. */
class Locks {
  readonly #releases = new Map<string, () => void>();

  async request(name: string, _options: object, work: (lock: object | null) => unknown): Promise<void> {
    await Promise.resolve();
    if (this.#releases.has(name)) {
      await work(null);
      return;
    }
    const closed = new Promise<void>((resolve) => this.#releases.set(name, resolve));
    await Promise.race([work({}), closed]);
    this.#releases.delete(name);
  }

  async closeTabs(): Promise<void> {
    for (const release of this.#releases.values()) release();
    await eventually(() => expect(this.#releases.size).toBe(0));
  }
}

function aBrowser() {
  const [locks, clock] = [new Locks(), { time: NOON }];
  vi.stubGlobal('navigator', { locks });
  onTestFinished(() => void vi.unstubAllGlobals());
  let last = 0;
  const ids = { newId: () => `id${(last += 1)}` };
  return { locks, clock, openTab: () => new IndexedDbPickedFiles({ now: () => clock.time }, ids) };
}

const namesOf = async (files: IndexedDbPickedFiles, of = draft) =>
  (await files.take(of)).map(({ file: { name } }) => name);

beforeEach(async () => {
  const { openTab } = aBrowser();
  await Promise.all([openTab().removeAll('karim'), openTab().removeAll('claire')]);
});

describe('the files picked for a draft', () => {
  test('files are found by the next visit as they were picked, in their order', async () => {
    const { locks, openTab } = aBrowser();
    const tab = openTab();
    for (const name of ['c.jpg', 'a.jpg', 'b.jpg']) await tab.add(draft, picked(name));
    await locks.closeTabs();
    const files = await openTab().take(draft);
    expect(files.map(({ file: { name, type } }) => [name, type])).toEqual([
      ['c.jpg', 'image/jpeg'],
      ['a.jpg', 'image/jpeg'],
      ['b.jpg', 'image/jpeg'],
    ]);
    const [first] = files;
    // The page can show it.
    expect(first?.file).toBeInstanceOf(Blob);
    expect(new TextDecoder().decode(await first?.file.arrayBuffer())).toBe('content of c.jpg');
  });

  test('a file that is given back goes to whoever takes the files of its draft next, in the same tab too', async () => {
    const tab = aBrowser().openTab();
    const id = await tab.add(draft, picked('a.jpg'));
    expect(await namesOf(tab)).toEqual([]);
    tab.release(id ?? '');
    await eventually(async () => expect(await namesOf(tab)).toEqual(['a.jpg']));
  });

  test('a file is handed over once: neither while its tab is open nor to two tabs', async () => {
    const { locks, openTab } = aBrowser();
    const [tab, otherTab] = [openTab(), openTab()];
    await tab.add(draft, picked('a.jpg'));
    expect(await Promise.all([namesOf(tab), namesOf(otherTab)])).toEqual([[], []]);
    await locks.closeTabs();
    const [one, other] = [openTab(), openTab()];
    const found = await Promise.all([namesOf(one), namesOf(other)]);
    expect(found.flat()).toEqual(['a.jpg']);
    expect(await namesOf(one)).toEqual([]);
  });

  test('a file is found for its person and its draft only', async () => {
    const { locks, openTab } = aBrowser();
    await openTab().add(draft, picked('a.jpg'));
    await locks.closeTabs();
    const tab = openTab();
    expect(await namesOf(tab, { ...draft, ownerId: 'claire' })).toEqual([]);
    expect(await namesOf(tab, { ...draft, draftId: 'table' })).toEqual([]);
    expect(await namesOf(tab)).toEqual(['a.jpg']);
  });

  test('removed files, and those of a removed person, are not found', async () => {
    const { locks, openTab } = aBrowser();
    const tab = openTab();
    const id = await tab.add(draft, picked('a.jpg'));
    await tab.add(draft, picked('b.jpg'));
    await tab.remove(id ?? '');
    await tab.add({ ...draft, ownerId: 'claire' }, picked('c.jpg'));
    await tab.removeAll('claire');
    await locks.closeTabs();
    expect(await namesOf(openTab())).toEqual(['b.jpg']);
    expect(await namesOf(openTab(), { ...draft, ownerId: 'claire' })).toEqual([]);
  });

  test('files of a week ago are removed', async () => {
    const { locks, clock, openTab } = aBrowser();
    await openTab().add(draft, picked('a.jpg'));
    await locks.closeTabs();
    clock.time += 7 * DAY;
    expect(await namesOf(openTab())).toEqual([]);
    clock.time = NOON;
    expect(await namesOf(openTab())).toEqual([]);
  });

  test('a file that is no blob is stored by its content', async () => {
    const { locks, openTab } = aBrowser();
    const arrayBuffer = async () => new TextEncoder().encode('bytes').buffer;
    await openTab().add(draft, { name: 'a.jpg', size: 5, type: 'image/png', arrayBuffer });
    await locks.closeTabs();
    const [found] = await openTab().take(draft);
    expect(found?.file).toMatchObject({ name: 'a.jpg', size: 5, type: 'image/png' });
  });

  test('nothing is stored or found where the browser refuses its database', async () => {
    const { openTab } = aBrowser();
    vi.stubGlobal('indexedDB', undefined);
    const tab = openTab();
    expect(await tab.add(draft, picked('a.jpg'))).toBeNull();
    expect(await tab.take(draft)).toEqual([]);
    await tab.remove('karim/1');
    await tab.removeAll('karim');
  });

  test.each([{}, { locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } }])(
    'files are stored and found where the browser has no locks (%#)',
    async (navigator) => {
      const { openTab } = aBrowser();
      vi.stubGlobal('navigator', navigator);
      await openTab().add(draft, picked('a.jpg'));
      expect(await namesOf(openTab())).toEqual(['a.jpg']);
    },
  );

  test('a malformed record is removed', async () => {
    const { locks, openTab } = aBrowser();
    const id = await openTab().add(draft, picked('a.jpg'));
    await new Promise<void>((resolve) => {
      const opening = indexedDB.open('mon-bazar-picked-files');
      opening.onsuccess = () => {
        const transaction = opening.result.transaction('files', 'readwrite');
        transaction.objectStore('files').put({ ...draft, name: 'a.jpg', content: 'x', pickedAt: NOON }, id ?? '');
        transaction.oncomplete = () => (opening.result.close(), resolve());
      };
    });
    await locks.closeTabs();
    expect(await namesOf(openTab())).toEqual([]);
  });
});
