import { expect, test, vi } from 'vitest';
import type { ReviewRepository, WriteReviewFailure } from '../../../src/application/reviews/ReviewRepository';
import type { Deal } from '../../../src/domain/reviews/Deal';
import { REVIEW_EMBARGO, REVIEW_PERIOD } from '../../../src/domain/reviews/Deal';
import { writeReview } from '../../../src/domain/reviews/writeReview';
import { failure, success } from '../../../src/domain/shared/Result';
import { DAY } from '../../../src/domain/shared/Instant';
import { ReviewViewModel } from '../../../src/presentation/reviews/ReviewViewModel';
import { NOON } from '../../support/builders/aListing';
import { memoryDrafts } from '../../support/doubles/memoryDrafts';
import { eventually } from '../../support/time/eventually';

const claire = { uid: 'claire', name: 'Claire' };
const sold: Deal = {
  listingId: 'velo',
  title: 'Vélo de ville',
  sellerId: 'karim',
  buyerId: 'claire',
  soldAt: NOON - DAY,
  reviewedAt: {},
};
const text = 'Vélo conforme à l’annonce.';

async function reviewing(deal: Deal | null = sold, refusal?: WriteReviewFailure, drafts = memoryDrafts()) {
  const reviews: Pick<ReviewRepository, 'dealOf' | 'write'> = {
    dealOf: async () => success(deal),
    write: async (_id, author, review) =>
      refusal === undefined ? writeReview(deal, author, review, NOON) : failure(refusal),
  };
  const viewModel = new ReviewViewModel(reviews, drafts, { now: () => NOON });
  viewModel.start('velo', claire);
  await Promise.resolve();
  await Promise.resolve();
  return viewModel;
}

test('a side of a deal may write, until the time is over', async () => {
  expect((await reviewing()).mayWrite).toBe(true);
  expect((await reviewing(null)).mayWrite).toBe(false);
  const late = await reviewing({ ...sold, soldAt: NOON - REVIEW_PERIOD - 1 });
  expect([late.mayWrite, late.isOver]).toEqual([false, true]);
});

test('a review is written, and is shown at the latest after 14 days', async () => {
  const viewModel = await reviewing();
  viewModel.type({ stars: 5, text });
  await viewModel.submit();
  expect(viewModel).toMatchObject({ isDone: true, mayWrite: false, writtenAt: NOON, hasOtherWritten: false });
  expect(viewModel.shownAt).toBe(NOON + REVIEW_EMBARGO);
});

test('the second author sees that the other side has written since the page was opened', async () => {
  const reviews: Pick<ReviewRepository, 'dealOf' | 'write'> = {
    dealOf: vi
      .fn<ReviewRepository['dealOf']>()
      .mockResolvedValueOnce(success(sold))
      .mockResolvedValue(success({ ...sold, reviewedAt: { seller: NOON - 1, buyer: NOON } })),
    write: async (_id, author, review) => writeReview(sold, author, review, NOON),
  };
  const viewModel = new ReviewViewModel(reviews, memoryDrafts(), { now: () => NOON });
  viewModel.start('velo', claire);
  await eventually(() => expect(viewModel.status).toBe('ready'));
  viewModel.type({ stars: 5, text });
  await viewModel.submit();
  expect(viewModel).toMatchObject({ isDone: true, hasOtherWritten: true, writtenAt: NOON });
});

test('the form says what is wrong, and sends nothing', async () => {
  const viewModel = await reviewing();
  await viewModel.submit();
  expect([...viewModel.errors]).toEqual([
    ['text', 'too-short'],
    ['stars', 'no-stars'],
  ]);
  viewModel.type({ stars: 3 });
  expect([...viewModel.errors.keys()]).toEqual(['text']);
  expect(viewModel.isDone).toBe(false);
});

test('what was typed is there again after a reload, and after a failure', async () => {
  const drafts = memoryDrafts();
  const first = await reviewing(sold, 'offline', drafts);
  first.type({ stars: 2, text });
  await first.submit();
  expect(first.failure).toBe('offline');
  expect((await reviewing(sold, undefined, drafts)).entries).toEqual({ stars: 2, text });
});
