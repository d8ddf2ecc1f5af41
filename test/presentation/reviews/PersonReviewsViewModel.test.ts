import { expect, test } from 'vitest';
import type { BackendResult } from '../../../src/application/shared/BackendResult';
import type { Review } from '../../../src/domain/reviews/Review';
import { failure, success } from '../../../src/domain/shared/Result';
import { PersonReviewsViewModel } from '../../../src/presentation/reviews/PersonReviewsViewModel';
import { aReview } from '../../support/builders/aReview';

/** Reviews of people, which are read when a test says so. */
function reading(...answers: readonly BackendResult<readonly Review[]>[]) {
  const waiting = [...answers];
  const viewModel = new PersonReviewsViewModel({
    about: async () => waiting.shift() ?? failure('unknown'),
    answer: () => Promise.reject(new Error('not asked for')),
  });
  return viewModel;
}

const first = aReview();
const second = aReview({ listingId: 'table' });

test('reviews that are shown stay while they are read again, and change once they have been', async () => {
  const viewModel = reading(success([first]), success([second, first]));
  viewModel.start('karim');
  expect(viewModel).toMatchObject({ status: 'loading', reviews: [] });
  await Promise.resolve();
  viewModel.start('karim');
  expect(viewModel).toMatchObject({ status: 'ready', reviews: [first] });
  await Promise.resolve();
  expect(viewModel).toMatchObject({ status: 'ready', reviews: [second, first] });
});

test('reviews that are shown stay where they cannot be read again', async () => {
  const viewModel = reading(success([first]), failure('offline'));
  viewModel.start('karim');
  await Promise.resolve();
  viewModel.start('karim');
  await Promise.resolve();
  expect(viewModel).toMatchObject({ status: 'ready', reviews: [first] });
});

test('reviews that could not be read are loading again when they are asked for again', async () => {
  const viewModel = reading(failure('offline'), success([first]));
  viewModel.start('karim');
  await Promise.resolve();
  expect(viewModel).toMatchObject({ status: 'offline', reviews: [] });
  viewModel.start('karim');
  expect(viewModel.status).toBe('loading');
  await Promise.resolve();
  expect(viewModel).toMatchObject({ status: 'ready', reviews: [first] });
});

test('the reviews of one person are not shown for another one', async () => {
  const viewModel = reading(success([first]), success([]));
  viewModel.start('karim');
  await Promise.resolve();
  const stop = viewModel.start('claire');
  expect(viewModel).toMatchObject({ status: 'loading', reviews: [] });
  stop();
  await Promise.resolve();
  expect(viewModel.status).toBe('loading');
});
