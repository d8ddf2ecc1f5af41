import { expect, test } from 'vitest';
import type { ClosedListings } from '../../../src/application/moderation/ClosedListings';
import { failure, success, type Result } from '../../../src/domain/shared/Result';
import type { BackendFailure } from '../../../src/application/shared/BackendFailure';
import { ClosedListingsViewModel } from '../../../src/presentation/administration/people/ClosedListingsViewModel';

type Left = Result<number, BackendFailure>;

/** Listings of which the test answers how many are left. */
function answeredListings() {
  const asked: { readonly uid: string; readonly answer: (left: Left) => void }[] = [];
  const ask = (uid: string) => new Promise<Left>((answer) => asked.push({ uid, answer }));
  const listings: ClosedListings = { countOnline: ask, pauseSome: ask };
  const answer = async (uid: string, left: Left) => {
    const index = asked.findIndex((one) => one.uid === uid);
    asked.splice(index, 1)[0]?.answer(left);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { answer, asked, viewModel: new ClosedListingsViewModel(listings) };
}

test('the listings of an account that is closed while those of another are being paused are paused too', async () => {
  const { answer, viewModel } = answeredListings();
  const both = [viewModel.pauseAll('karim'), viewModel.pauseAll('claire')];
  expect([...viewModel.pausing]).toEqual(['karim', 'claire']);
  await answer('claire', success(0));
  expect([...viewModel.pausing]).toEqual(['karim']);
  await answer('karim', success(3));
  await answer('karim', success(0));
  await Promise.all(both);
  expect([...viewModel.pausing]).toEqual([]);
});

test('a person who is shown while their listings are being paused is shown how many are left', async () => {
  const { answer, asked, viewModel } = answeredListings();
  const paused = viewModel.pauseAll('karim');
  await viewModel.load('karim');
  await viewModel.pauseAll('karim');
  expect(asked).toHaveLength(1);
  expect(viewModel).toMatchObject({ left: null, isPausing: true });
  await answer('karim', success(2));
  expect(viewModel).toMatchObject({ left: 2, isPausing: true });
  await answer('karim', success(0));
  await paused;
  expect(viewModel).toMatchObject({ left: 0, isPausing: false });
});

test('listings that are paused for a person who is not shown change nothing that is', async () => {
  const { answer, viewModel } = answeredListings();
  const loaded = viewModel.load('karim');
  await answer('karim', success(5));
  await loaded;
  const paused = viewModel.pauseAll('claire');
  await answer('claire', failure('offline'));
  await paused;
  expect(viewModel).toMatchObject({ uid: 'karim', left: 5, failure: null, isPausing: false });
});

test('pausing ends where no listing can be paused any more, and begins again after a failure', async () => {
  const { answer, asked, viewModel } = answeredListings();
  void viewModel.load('karim');
  await answer('karim', success(4));
  const stuck = viewModel.pauseAll('karim');
  await answer('karim', success(4));
  await answer('karim', success(4));
  await stuck;
  expect(viewModel).toMatchObject({ left: 4, failure: null, isPausing: false });
  const failed = viewModel.pauseAll('karim');
  await answer('karim', failure('offline'));
  await failed;
  expect(viewModel).toMatchObject({ left: 4, failure: 'offline', isPausing: false });
  void viewModel.pauseAll('karim');
  expect(viewModel.failure).toBeNull();
  expect(asked).toHaveLength(1);
});

test('a count that arrives once the listings are being paused is not shown', async () => {
  const { answer, asked, viewModel } = answeredListings();
  const loaded = viewModel.load('karim');
  void viewModel.pauseAll('karim');
  await answer('karim', success(9));
  await loaded;
  expect(asked).toHaveLength(1);
  expect(viewModel.left).toBeNull();
});

test('a count that arrives once the listings have been paused is not shown', async () => {
  const { answer, asked, viewModel } = answeredListings();
  const loaded = viewModel.load('karim');
  const [counting] = asked.splice(0);
  const paused = viewModel.pauseAll('karim');
  await answer('karim', success(3));
  await answer('karim', success(0));
  await paused;
  counting?.answer(success(9));
  await loaded;
  expect(viewModel).toMatchObject({ left: 0, isPausing: false });
});

test('a count that outlasts a later one of the same person is not shown', async () => {
  const { answer, asked, viewModel } = answeredListings();
  const first = viewModel.load('karim');
  const [counting] = asked.splice(0);
  void viewModel.load('claire');
  const second = viewModel.load('karim');
  await answer('karim', success(2));
  await second;
  counting?.answer(failure('offline'));
  await first;
  expect(viewModel).toMatchObject({ uid: 'karim', left: 2, failure: null });
});

test('a count goes on while the listings of another person are being paused', async () => {
  const { answer, viewModel } = answeredListings();
  const loaded = viewModel.load('karim');
  void viewModel.pauseAll('claire');
  await answer('karim', success(4));
  await loaded;
  expect(viewModel).toMatchObject({ uid: 'karim', left: 4, isPausing: false });
});
