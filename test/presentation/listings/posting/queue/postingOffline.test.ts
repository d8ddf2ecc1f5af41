import { expect, test } from 'vitest';
import { failure, success, type Result } from '../../../../../src/domain/shared/Result';
import { aDraft } from '../../../../support/builders/aDraft';
import { aFile, aPhoto, aPosting } from '../../../../support/builders/aPosting';
import { InMemoryPickedFiles } from '../../../../support/inMemory/listings/InMemoryPickedFiles';
import { InMemoryPublicationQueue } from '../../../../support/inMemory/listings/InMemoryPublicationQueue';
import { eventually } from '../../../../support/time/eventually';

type Changes = NonNullable<Parameters<typeof aPosting>[0]>;

/** The form of a complete draft, whose server answers once the test says so. */
function anOfflinePosting(changes: Changes = {}) {
  let isReachable = false;
  const publish = async (): Promise<Result<void, 'offline'>> => (isReachable ? success() : failure('offline'));
  const posting = aPosting({ storedDraft: aDraft(), publish, ...changes });
  const stop = posting.viewModel.start();
  return {
    ...posting,
    stop,
    loseNetwork: () => posting.backendStatus.set('offline'),
    findNetwork: async () => {
      isReachable = true;
      posting.backendStatus.set('ready');
      await posting.time.pass(2000);
    },
  };
}

test('a listing that is published without a network is published once when the network is back', async () => {
  const { viewModel, drafts, queue, loseNetwork, findNetwork } = anOfflinePosting();
  loseNetwork();
  const publication = viewModel.publish();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  expect([viewModel.status, viewModel.delivery?.isOffline, drafts.has('karim')]).toEqual(['publishing', true, true]);
  await findNetwork();
  await publication;
  expect(viewModel).toMatchObject({ status: 'published', published: { id: 'velo' }, delivery: { isOffline: false } });
  expect([drafts.size, queue.of('karim')]).toEqual([0, null]);
});

test('a draft that was queued before a reload is published by the form that opens it', async () => {
  const queue = new InMemoryPublicationQueue();
  queue.add('karim', 'velo');
  const { viewModel, findNetwork } = anOfflinePosting({ queue });
  expect(viewModel.status).toBe('publishing');
  await findNetwork();
  await eventually(() => expect(viewModel.published?.id).toBe('velo'));
});

test('a queued draft of another listing does not publish the one that is written now', () => {
  const queue = new InMemoryPublicationQueue();
  queue.add('karim', 'lampe');
  expect(anOfflinePosting({ queue }).viewModel.status).toBe('editing');
});

test('a queued draft can be withdrawn, and stays as it is', async () => {
  const { viewModel, drafts, queue, published, findNetwork } = anOfflinePosting();
  const publication = viewModel.publish();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  viewModel.delivery?.withdraw();
  await publication;
  expect([viewModel.status, viewModel.failure, queue.of('karim')]).toEqual(['editing', null, null]);
  const attempts = published.length;
  await findNetwork();
  expect([published.length, drafts.get('karim')]).toEqual([attempts, aDraft()]);
});

test('a queued draft that is edited is withdrawn, and published with its changes when the person says so', async () => {
  const { viewModel, writing, queue, published, findNetwork } = anOfflinePosting();
  const publication = viewModel.publish();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  writing.change({ title: 'Vélo de course' });
  await publication;
  expect([viewModel.status, queue.of('karim')]).toEqual(['editing', null]);
  await findNetwork();
  await viewModel.publish();
  expect(published.at(-1)?.title).toBe('Vélo de course');
});

test('a form that is left leaves its draft queued', async () => {
  const { viewModel, queue, stop } = anOfflinePosting();
  const publication = viewModel.publish();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  stop();
  await publication;
  expect(queue.of('karim')).toBe('velo');
});

test('a draft whose author signs out waits for them', async () => {
  const { viewModel, session, queue } = anOfflinePosting();
  const publication = viewModel.publish();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  session.show(null);
  await publication;
  expect([viewModel.status, queue.of('karim')]).toEqual(['editing', 'velo']);
});

test('a queued draft that another tab has published is replaced by a new one, with a notice', async () => {
  const { viewModel, writing, drafts, queue } = anOfflinePosting();
  const publication = viewModel.publish();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  drafts.clear();
  queue.inOtherTab().remove('karim');
  await publication;
  expect([viewModel.status, writing.wasPublishedElsewhere, writing.draft.title]).toEqual(['editing', true, '']);
});

test('a profile that does not come without a network is waited for', async () => {
  const { viewModel, session, loseNetwork, findNetwork, queue } = anOfflinePosting({ profileSource: 'provisional' });
  loseNetwork();
  const publication = viewModel.publish();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  session.show(session.profile);
  await findNetwork();
  await publication;
  expect(viewModel.status).toBe('published');
});

test('photos that are picked without a network are stored when it is back, and the listing has them', async () => {
  let isReachable = false;
  const store = async () => (isReachable ? success(aPhoto('photo')) : failure('offline' as const));
  const { viewModel, photos, published, loseNetwork, findNetwork } = anOfflinePosting({ store });
  loseNetwork();
  void photos.add([aFile('velo.jpg')]);
  await eventually(() => expect(photos.inProgress).toMatchObject([{ isOffline: true, failure: null }]));
  const publication = viewModel.publish();
  expect(published).toEqual([]);
  isReachable = true;
  await findNetwork();
  await publication;
  expect(published.at(-1)?.photos).toEqual([aPhoto('photo')]);
});

test('photos that wait for the network are stored by the next visit of a queued draft, before it is published', async () => {
  const [files, queue] = [new InMemoryPickedFiles(), new InMemoryPublicationQueue()];
  const before = anOfflinePosting({ files, queue, store: async () => failure('offline') });
  before.loseNetwork();
  void before.photos.add([aFile('velo.jpg')]);
  await eventually(() => expect(before.photos.inProgress).toMatchObject([{ isOffline: true }]));
  const publication = before.viewModel.publish();
  await eventually(() => expect(queue.of('karim')).toBe('velo'));
  before.stop();
  await publication;
  const { published, findNetwork } = anOfflinePosting({ files, queue });
  await findNetwork();
  await eventually(() => expect(published.at(-1)?.photos).toHaveLength(1));
  expect(files.names).toEqual([]);
});

test('a photo that waits for the network can be left out', async () => {
  const { photos, files, viewModel, findNetwork, published } = anOfflinePosting({
    store: async () => failure('offline'),
  });
  const adding = photos.add([aFile('velo.jpg')]);
  await eventually(() => expect(photos.inProgress).toMatchObject([{ isOffline: true }]));
  photos.dismiss(photos.inProgress[0]?.key ?? 0);
  await adding;
  await eventually(() => expect(files.names).toEqual([]));
  await findNetwork();
  await viewModel.publish();
  expect(published.at(-1)?.photos).toEqual([]);
});

test('a publication waits for photos that are picked while it waits', async () => {
  let isReachable = false;
  const store = async () => (isReachable ? success(aPhoto('photo')) : failure('offline' as const));
  const { viewModel, photos, published, findNetwork } = anOfflinePosting({ store });
  void photos.add([aFile('un.jpg')]);
  const publication = viewModel.publish();
  await eventually(() => expect(photos.inProgress).toMatchObject([{ isOffline: true }]));
  void photos.add([aFile('deux.jpg')]);
  isReachable = true;
  await findNetwork();
  await publication;
  expect(published.at(-1)?.photos).toHaveLength(2);
});
