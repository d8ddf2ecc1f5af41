import { afterEach, expect, test, vi } from 'vitest';
import type { PhotoPreparation } from '../../../../../src/application/listings/PhotoPreparation';
import { MAXIMUM_PHOTOS } from '../../../../../src/domain/listings/Photo';
import { SHARED_FILES } from '../../../../../src/application/listings/PickedFiles';
import { failure, success } from '../../../../../src/domain/shared/Result';
import { emptyDraft } from '../../../../../src/domain/listings/draft/ListingDraft';
import { storeSharedFiles } from '../../../../../src/infrastructure/browser/photos/storeSharedFiles';
import { InMemoryPickedFiles } from '../../../../support/inMemory/listings/InMemoryPickedFiles';
import { InMemoryRemovedPhotos } from '../../../../support/inMemory/listings/InMemoryRemovedPhotos';
import { aDeferred } from '../../../../support/doubles/aDeferred';
import { aListing } from '../../../../support/builders/aListing';
import { aFile, aPhoto, aPosting, aPreparedPhoto } from '../../../../support/builders/aPosting';
import { eventually } from '../../../../support/time/eventually';

type Prepared = Awaited<ReturnType<PhotoPreparation['prepare']>>;

function open(...ids: readonly string[]) {
  return { ...emptyDraft('x'), photos: ids.map(aPhoto) };
}
function started(changes: Parameters<typeof aPosting>[0] = {}) {
  const posting = aPosting(changes);
  posting.viewModel.start();
  const order = () => posting.photos.photos.map(({ id }) => id);
  return { ...posting, order };
}
const names = (count: number) => Array.from({ length: count }, (_, index) => aFile(`${index}.jpg`));

afterEach(() => vi.useRealTimers());

test('photos are added in the order in which they were picked, and saved one by one', async () => {
  const slow = aDeferred<Prepared>();
  const prepare: PhotoPreparation['prepare'] = ({ name }) =>
    name === '0.jpg' ? slow.promise : Promise.resolve(success({ ...aPreparedPhoto, width: 8 }));
  const { photos, drafts } = started({
    prepare,
    store: (_owner, { width }) => Promise.resolve(success({ ...aPhoto(`large de ${width}`), width })),
  });
  const adding = photos.add(names(2));
  await Promise.resolve();
  expect(drafts.get('karim')?.photos).toEqual([]);
  slow.resolve(success(aPreparedPhoto));
  await adding;
  expect(drafts.get('karim')?.photos.map(({ width }) => width)).toEqual([4, 8]);
  expect(photos.inProgress).toEqual([]);
});

test('pending photos show their progress', async () => {
  const answer = aDeferred<Prepared>();
  const { photos } = started({
    prepare: (_file, onProgress) => {
      onProgress(0.5);
      return answer.promise;
    },
  });
  const adding = photos.add([aFile('velo.jpg')]);
  expect(photos.inProgress).toMatchObject([{ name: 'velo.jpg', progress: 0.25, failure: null }]);
  expect(photos.pendingCount).toBe(1);
  answer.resolve(success(aPreparedPhoto));
  await adding;
  expect(photos.pendingCount).toBe(0);
});

test('a refused file shows the reason, and the others are added', async () => {
  const prepare: PhotoPreparation['prepare'] = ({ name }) =>
    Promise.resolve(name === '1.jpg' ? failure('heic') : success(aPreparedPhoto));
  const { photos, order } = started({ prepare });
  await photos.add(names(3));
  expect(order()).toHaveLength(2);
  expect(photos.inProgress).toMatchObject([{ name: '1.jpg', failure: 'heic' }]);
  photos.dismiss(photos.inProgress[0]?.key ?? 0);
  expect(photos.inProgress).toEqual([]);
});

test('a photo is refused when the storage is full', async () => {
  const { photos } = started({ store: () => Promise.resolve(failure('full')) });
  await photos.add([aFile('velo.jpg')]);
  expect(photos.inProgress).toMatchObject([{ failure: 'full' }]);
});

test('ten photos are accepted at most, pending ones included, and the rest is counted', async () => {
  const { photos, order } = started({ storedDraft: open('a', 'b') });
  const adding = photos.add(names(5));
  await photos.add(names(6));
  await adding;
  expect(order()).toHaveLength(MAXIMUM_PHOTOS);
  expect(photos.leftOut).toBe(3);
  expect(photos.room).toBe(0);
  await photos.add(names(1));
  expect(photos.leftOut).toBe(1);
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [7, 0, ['a', 'b', 'c']],
])('a photo moves from %i to %i', (from, to, expected) => {
  const { photos, order, drafts } = started({ storedDraft: open('a', 'b', 'c') });
  photos.move(from, to);
  expect(order()).toEqual(expected);
  expect(drafts.get('karim')?.photos.map(({ id }) => id)).toEqual(expected);
});

test('a removed photo can be put back, and is deleted once it cannot', () => {
  vi.useFakeTimers();
  const { photos, order, removed } = started({ storedDraft: open('a', 'b', 'c') });
  photos.remove(aPhoto('b'));
  expect(order()).toEqual(['a', 'c']);
  photos.putBack(aPhoto('b'), 1);
  expect(order()).toEqual(['a', 'b', 'c']);
  vi.advanceTimersByTime(120_000);
  expect(removed).toEqual([]);
  photos.remove(aPhoto('a'));
  vi.advanceTimersByTime(120_000);
  expect(removed).toEqual(['a']);
});

test('a removed photo is not put back when there are ten others', () => {
  const ids = Array.from({ length: MAXIMUM_PHOTOS }, (_, index) => `${index}`);
  const { photos, order } = started({ storedDraft: open(...ids) });
  photos.putBack(aPhoto('onze'), 0);
  expect(order()).toEqual(ids);
});

test('photos that were cancelled, or belong to another draft, are deleted when they are ready', async () => {
  vi.useFakeTimers();
  const answers = [aDeferred<Prepared>(), aDeferred<Prepared>()] as const;
  let next = 0;
  const { photos, writing, removed } = started({ prepare: () => answers[next++ === 0 ? 0 : 1].promise });
  const first = photos.add([aFile('non.jpg')]);
  photos.dismiss(photos.inProgress[0]?.key ?? 0);
  const second = photos.add([aFile('ancien.jpg')]);
  writing.restart();
  for (const answer of answers) answer.resolve(success(aPreparedPhoto));
  await Promise.all([first, second]);
  expect(photos.photos).toEqual([]);
  vi.advanceTimersByTime(120_000);
  expect(removed).toHaveLength(2);
});

test('pending photos are added although another tab changes the draft', async () => {
  const answer = aDeferred<Prepared>();
  const { photos, otherTab, writing, order } = started({ prepare: () => answer.promise });
  const adding = photos.add([aFile('velo.jpg')]);
  otherTab({ ...writing.draft, title: 'Vélo', photos: [aPhoto('d’à côté')] });
  answer.resolve(success(aPreparedPhoto));
  await adding;
  expect(order()).toEqual(['d’à côté', expect.any(String)]);
  expect(writing.draft.title).toBe('Vélo');
});

test('files that a closed tab left unprepared are prepared at the next visit, in their order', async () => {
  const files = new InMemoryPickedFiles();
  const never = aDeferred<Prepared>();
  const killed = started({ storedDraft: open(), files, prepare: () => never.promise });
  void killed.photos.add(names(3));
  await eventually(() => expect(files.names).toHaveLength(3));
  files.closeTabs();
  const prepared: string[] = [];
  const prepare: PhotoPreparation['prepare'] = ({ name }) => {
    prepared.push(name);
    return Promise.resolve(success(aPreparedPhoto));
  };
  const { photos } = started({ storedDraft: open(), files, prepare });
  await eventually(() => expect(photos.photos).toHaveLength(3));
  expect(prepared).toEqual(['0.jpg', '1.jpg', '2.jpg']);
  expect(photos).toMatchObject({ resumed: 3, leftOut: 0, isAtRisk: false, pendingCount: 0 });
  await eventually(() => expect(files.names).toEqual([]));
});

test('a file whose photo the draft has, since the page was closed before the file was removed, is not added again', async () => {
  const files = new InMemoryPickedFiles();
  await files.add({ ownerId: 'karim', draftId: 'x' }, aFile('a.jpg'));
  files.closeTabs();
  const { photos } = started({ storedDraft: open('karim~karim-1'), files });
  await eventually(() => expect(files.names).toEqual([]));
  await photos.settled();
  expect(photos.photos).toHaveLength(1);
  expect(photos.resumed).toBe(0);
});

test('files that were left are added as far as there is room', async () => {
  const files = new InMemoryPickedFiles();
  await files.add({ ownerId: 'karim', draftId: 'x' }, aFile('a.jpg'));
  await files.add({ ownerId: 'karim', draftId: 'x' }, aFile('b.jpg'));
  files.closeTabs();
  const { photos } = started({ storedDraft: open(...Array.from({ length: MAXIMUM_PHOTOS - 1 }, String)), files });
  await eventually(() => expect(photos.photos).toHaveLength(MAXIMUM_PHOTOS));
  expect(photos).toMatchObject({ resumed: 1, leftOut: 1 });
  await eventually(() => expect(files.names).toEqual([]));
});

test('stored, refused and cancelled files are no longer stored as files', async () => {
  const never = aDeferred<Prepared>();
  const prepare: PhotoPreparation['prepare'] = ({ name }) => {
    if (name === '2.jpg') return never.promise;
    return Promise.resolve(name === '1.jpg' ? failure('heic') : success(aPreparedPhoto));
  };
  const { photos, files } = started({ prepare });
  void photos.add(names(3));
  await eventually(() => expect(files.names).toEqual(['2.jpg']));
  const pending = photos.inProgress.find(({ failure: reason }) => reason === null);
  photos.dismiss(pending?.key ?? -1);
  await eventually(() => expect(files.names).toEqual([]));
});

test('pending files that the browser refuses to store are at risk until they are done', async () => {
  const files = new InMemoryPickedFiles();
  files.isFull = true;
  const answer = aDeferred<Prepared>();
  const { photos } = started({ files, prepare: () => answer.promise });
  const adding = photos.add([aFile('velo.jpg')]);
  await eventually(() => expect(photos.isAtRisk).toBe(true));
  answer.resolve(success(aPreparedPhoto));
  await adding;
  expect(photos.isAtRisk).toBe(false);
});

test('a photo that was removed before its tab was closed is deleted at the next visit', async () => {
  const removedPhotos = new InMemoryRemovedPhotos();
  const { photos } = started({ storedDraft: open('a', 'b'), removedPhotos });
  photos.remove(aPhoto('a'));
  photos.remove(aPhoto('b'));
  photos.putBack(aPhoto('b'), 0);
  removedPhotos.endUndo();
  const { removed } = started({ storedDraft: open('b'), removedPhotos });
  expect(removed).toEqual(['a']);
  await eventually(() => expect(removedPhotos.due('karim')).toEqual([]));
});

test('the photos of a guest wait, and are prepared for whoever signs in on another page of the tab', async () => {
  const files = new InMemoryPickedFiles();
  const prepare = vi.fn<PhotoPreparation['prepare']>(() => Promise.resolve(success(aPreparedPhoto)));
  const guest = aPosting({ profile: null, files, prepare });
  const leave = guest.viewModel.start();
  guest.writing.change({ title: 'Lampe' });
  await guest.photos.add(names(2));
  expect(guest.photos.inProgress).toMatchObject([
    { name: '0.jpg', isWaiting: true },
    { name: '1.jpg', isWaiting: true },
  ]);
  expect(guest.photos.room).toBe(MAXIMUM_PHOTOS - 2);
  expect(prepare).not.toHaveBeenCalled();
  leave();
  expect(guest.photos.inProgress).toEqual([]);

  const store = vi.fn(() => Promise.resolve(success(aPhoto('p'))));
  const { photos, viewModel } = aPosting({ guestDraft: guest.viewModel.draft, files, prepare, store });
  viewModel.start();
  await eventually(() => expect(photos.photos).toHaveLength(2));
  expect(store).toHaveBeenCalledWith('karim', aPreparedPhoto, expect.anything());
  expect([photos.inProgress, photos.resumed]).toEqual([[], 0]);
  await eventually(() => expect(files.names).toEqual([]));
});

test('the photos of a guest are there again at the next visit, and can be removed', async () => {
  const files = new InMemoryPickedFiles();
  const first = aPosting({ profile: null, files });
  const leave = first.viewModel.start();
  await first.photos.add(names(2));
  leave();
  const { photos, viewModel } = aPosting({ profile: null, files, guestDraft: first.viewModel.draft });
  viewModel.start();
  await eventually(() => expect(photos.inProgress.map(({ name }) => name)).toEqual(['0.jpg', '1.jpg']));
  expect(photos.resumed).toBe(0);
  photos.dismiss(photos.inProgress[0]?.key ?? -1);
  await eventually(() => expect(files.names).toEqual(['1.jpg']));
});

test('photos that another application shares join the next listing that is begun, once', async () => {
  const files = new InMemoryPickedFiles();
  await storeShared(files, 'velo.jpg', 'selle.jpg');
  const { photos } = started({ files });
  await eventually(() => expect(photos.photos).toHaveLength(2));
  expect(photos).toMatchObject({ resumed: 0, shared: 2 });
  await eventually(() => expect(files.names).toEqual([]));
});

test('shared photos of a guest wait, and are prepared once somebody has signed in', async () => {
  const files = new InMemoryPickedFiles();
  await storeShared(files, 'velo.jpg');
  const guest = aPosting({ profile: null, files });
  const leave = guest.viewModel.start();
  await eventually(() => expect(guest.photos.inProgress).toMatchObject([{ name: 'velo.jpg', isWaiting: true }]));
  leave();
  const { photos } = started({ files });
  await eventually(() => expect(photos.photos).toHaveLength(1));
});

test('shared photos do not join a listing that is edited', async () => {
  const files = new InMemoryPickedFiles();
  await storeShared(files, 'velo.jpg');
  const edited = aListing({ ownerId: 'karim', photos: [] });
  files.release((await files.add({ ownerId: 'karim', draftId: edited.id }, aFile('left.jpg'))) ?? '');
  const { viewModel, photos } = aPosting({ files });
  viewModel.start(edited);
  await eventually(() => expect(photos.photos).toHaveLength(1));
  await eventually(() => expect(files.names).toEqual(['velo.jpg']));
  expect(await files.take(SHARED_FILES)).toHaveLength(1);
});

/** As the service worker does. */
async function storeShared(files: InMemoryPickedFiles, ...fileNames: readonly string[]): Promise<void> {
  const form = new FormData();
  for (const name of fileNames) form.append('photos', aFile(name));
  await storeSharedFiles({ formData: () => Promise.resolve(form) }, 'photos', files);
}
