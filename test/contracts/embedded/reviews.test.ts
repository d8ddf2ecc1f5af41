import 'fake-indexeddb/auto';
import { EmbeddedListingBuyers } from '../../../src/infrastructure/embedded/listings/EmbeddedListingBuyers';
import { toStoredListing } from '../../../src/infrastructure/embedded/listings/toListingRecord';
import { EmbeddedReviewRepository } from '../../../src/infrastructure/embedded/reviews/EmbeddedReviewRepository';
import { aListing, NOON } from '../../support/builders/aListing';
import { clockAtNoon, noImport } from '../../support/embedded/embeddedBackends';
import { embeddedTabs } from '../../support/embedded/embeddedTabs';
import { describeReviewRepository } from '../reviews/reviewRepositoryContract';

describeReviewRepository('EmbeddedReviewRepository', async () => {
  const { database } = embeddedTabs()();
  return {
    now: NOON,
    reviewsFor: () => new EmbeddedReviewRepository(database, clockAtNoon, noImport),
    buyers: new EmbeddedListingBuyers(database),
    async giveSale({ soldAt = NOON, buyerId = 'claire', state = 'sold' } = {}) {
      await database.write(['listings', 'deals'], async (transaction) => {
        const listing = aListing({ ownerId: 'karim', state, updatedAt: soldAt });
        await transaction.objectStore('listings').put(toStoredListing(listing));
        if (buyerId !== null)
          await transaction.objectStore('deals').put({ listingId: 'velo', ownerId: 'karim', buyerId });
      });
    },
    async giveReview(review) {
      const { listingId, side, createdAt } = review;
      await database.write(['deals', 'reviews'], async (transaction) => {
        const reviewedAt = { [side]: createdAt };
        const deal = { listingId, ownerId: 'karim', buyerId: 'claire', reviewedAt };
        await transaction.objectStore('deals').put(deal);
        await transaction.objectStore('reviews').put(review);
      });
    },
  };
});
