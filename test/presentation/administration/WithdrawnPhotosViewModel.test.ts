import { expect, test } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Listing } from '../../../src/domain/listings/Listing';
import { failure, success } from '../../../src/domain/shared/Result';
import { WithdrawnPhotosViewModel } from '../../../src/presentation/administration/photos/WithdrawnPhotosViewModel';
import { aListing } from '../../support/builders/aListing';
import { somePreparedPhoto } from '../../support/builders/somePreparedPhoto';
import { InMemoryListingRepository } from '../../support/inMemory/listings/InMemoryListingRepository';
import { InMemoryPhotoRepository } from '../../support/inMemory/listings/InMemoryPhotoRepository';
import { InMemoryUserRepository } from '../../support/inMemory/account/InMemoryUserRepository';
import { InMemoryWithdrawnPhotos } from '../../support/inMemory/moderation/InMemoryWithdrawnPhotos';
import { moderationPeople } from '../../support/inMemory/moderation/ModerationInMemory';

async function someListing(changes: Partial<Listing> = {}, uid = 'nadia') {
  const photos = new InMemoryPhotoRepository();
  const stored = await photos.store('claire', somePreparedPhoto);
  if (!stored.ok) throw new Error(stored.failure);
  const listing = aListing({ photos: [stored.value], ...changes });
  const withdrawn = new InMemoryWithdrawnPhotos(uid, new InMemoryUserRepository(...moderationPeople), photos);
  const viewModel = new WithdrawnPhotosViewModel(withdrawn, new InMemoryListingRepository([listing]));
  return { listing, photo: stored.value, photos, viewModel, withdrawn };
}

test('photos are counted, then withdrawn, then served again', async () => {
  const { listing, photo, photos, viewModel } = await someListing();
  await viewModel.load(listing, 'withdrawn');
  expect(viewModel).toMatchObject({ listingId: 'velo', left: 1, failure: null });
  await viewModel.change(listing, 'withdrawn');
  expect(viewModel).toMatchObject({ left: 0, failure: null, isChanging: false });
  expect([...photos.withdrawn]).toEqual([photo.id]);
  expect(await viewModel.read(photo, 'page')).toEqual(somePreparedPhoto.renditions.page);
  await viewModel.change(listing, 'served');
  expect([...photos.withdrawn]).toEqual([]);
});

test('a change that fails says why, and the next one begins again', async () => {
  const { listing, viewModel, withdrawn } = await someListing();
  const change = withdrawn.change.bind(withdrawn);
  withdrawn.change = () => Promise.resolve(failure('offline'));
  await viewModel.load(listing, 'withdrawn');
  await viewModel.change(listing, 'withdrawn');
  expect(viewModel).toMatchObject({ left: 1, failure: 'offline', isChanging: false });
  withdrawn.change = change;
  await viewModel.change(listing, 'withdrawn');
  expect(viewModel).toMatchObject({ left: 0, failure: null });
});

test('photos that cannot be counted say why', async () => {
  const { listing, viewModel } = await someListing({}, 'karim');
  await viewModel.load(listing, 'withdrawn');
  expect(viewModel).toMatchObject({ left: null, failure: 'denied' });
});

test('the photos of a listing that is removed while those of another are being withdrawn are withdrawn too', async () => {
  const { listing, photo, photos, viewModel, withdrawn } = await someListing();
  const change = withdrawn.change.bind(withdrawn);
  let end: (result: BackendResult<void>) => void = () => undefined;
  withdrawn.change = () => new Promise((resolve) => (end = resolve));
  const first = viewModel.change({ id: 'lampe', photos: [] }, 'withdrawn');
  withdrawn.change = change;
  await viewModel.change(listing, 'withdrawn');
  expect([...photos.withdrawn]).toEqual([photo.id]);
  expect([...viewModel.changing]).toEqual(['lampe']);
  end(success());
  await first;
  expect([...viewModel.changing]).toEqual([]);
});

test('a listing that is shown while its photos are being changed is counted then and at the end', async () => {
  const { listing, viewModel, withdrawn } = await someListing();
  const change = withdrawn.change.bind(withdrawn);
  let begin: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (begin = resolve));
  withdrawn.change = (...parameters) => asked.then(() => change(...parameters));
  const changing = viewModel.change(listing, 'withdrawn');
  await viewModel.load(listing, 'withdrawn');
  await viewModel.change(listing, 'withdrawn');
  expect(viewModel).toMatchObject({ left: 1, isChanging: true });
  begin();
  await changing;
  expect(viewModel).toMatchObject({ left: 0, isChanging: false });
});

test('a change of a listing that is not shown changes nothing that is', async () => {
  const { listing, viewModel, withdrawn } = await someListing();
  await viewModel.load(listing, 'withdrawn');
  withdrawn.change = () => Promise.resolve(failure('offline'));
  await viewModel.change({ id: 'lampe', photos: [] }, 'served');
  expect(viewModel).toMatchObject({ listingId: 'velo', left: 1, failure: null, isChanging: false });
});

test('a count that arrives after another listing was opened is not shown', async () => {
  const { listing, viewModel, withdrawn } = await someListing();
  let end: (result: BackendResult<number>) => void = () => undefined;
  const countLeft = withdrawn.countLeft.bind(withdrawn);
  withdrawn.countLeft = () => new Promise((resolve) => (end = resolve));
  const first = viewModel.load({ id: 'lampe', photos: [] }, 'withdrawn');
  withdrawn.countLeft = countLeft;
  await viewModel.load(listing, 'withdrawn');
  end(success(7));
  await first;
  expect(viewModel).toMatchObject({ listingId: 'velo', left: 1 });
});

test.each(['refused', 'in-review'] as const)(
  'an overturned removal leaves the photos of a listing that is %s withdrawn',
  async (state) => {
    const { photo, photos, viewModel } = await someListing({ state });
    photos.withdrawn.add(photo.id);
    await viewModel.restore('velo');
    expect([...photos.withdrawn]).toEqual([photo.id]);
  },
);

test('an overturned removal serves the photos of the restored listing again', async () => {
  const { photo, photos, viewModel } = await someListing({ state: 'online' });
  photos.withdrawn.add(photo.id);
  await viewModel.restore('velo');
  expect([...photos.withdrawn]).toEqual([]);
  await viewModel.restore('gone');
  expect([...viewModel.changing]).toEqual([]);
});
