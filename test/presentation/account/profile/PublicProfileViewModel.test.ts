import { expect, test } from 'vitest';
import { failure, success } from '../../../../src/domain/shared/Result';
import {
  LISTINGS_AT_ONCE,
  PublicProfileViewModel,
} from '../../../../src/presentation/account/profile/PublicProfileViewModel';
import { aListing } from '../../../support/builders/aListing';
import { aListingRepository } from '../../../support/doubles/aListingRepository';
import { someProfiles } from '../../../support/drivers/anAccountPage';
import { aPublicProfile } from '../../../support/builders/aPerson';

const nobody = () => Promise.reject(new Error('not asked for'));

function showing(source = someProfiles()) {
  const listings = aListingRepository();
  const reviews = { about: nobody, answer: nobody, dealCountsOf: nobody };
  const viewModel = new PublicProfileViewModel(source.profiles, listings, reviews);
  return { ...source, listings, viewModel };
}

test('a public profile shows the person and pages of their listings', () => {
  const { listings, viewModel } = showing();
  viewModel.start('claire');
  const stop = viewModel.startListings('claire', viewModel.limit);
  expect(viewModel).toMatchObject({
    status: 'ready',
    profile: aPublicProfile,
    listingsStatus: 'loading',
    canShowMore: false,
  });
  listings.emitNewest(
    success(Array.from({ length: LISTINGS_AT_ONCE }, (_, index) => aListing({ id: `velo-${index}` }))),
  );
  expect(viewModel).toMatchObject({ listingsStatus: 'ready', canShowMore: true });
  viewModel.showMore();
  stop();
  viewModel.startListings('claire', viewModel.limit);
  expect(listings.subscribedFeeds()).toEqual([[{ ownerId: 'claire' }, 2 * LISTINGS_AT_ONCE]]);
});

test('an unknown person is missing', () => {
  const { viewModel } = showing(someProfiles(null));
  viewModel.start('personne');
  expect(viewModel.status).toBe('missing');
});

test('the loaded profile and listings stay when the backend fails', () => {
  const { listings, emit, viewModel } = showing();
  viewModel.start('claire');
  viewModel.startListings('claire', viewModel.limit);
  listings.emitNewest(success([aListing()]));
  emit(failure('offline'));
  listings.emitNewest(failure('offline'));
  expect(viewModel).toMatchObject({ status: 'ready', listingsStatus: 'offline', listings: [{ id: 'velo' }] });
  viewModel.retry();
  expect(viewModel).toMatchObject({ status: 'ready', listingsStatus: 'loading', attempt: 1 });
  viewModel.open('karim');
  viewModel.show(failure('offline'));
  expect(viewModel).toMatchObject({ status: 'offline', profile: null, listings: [] });
  viewModel.retry();
  expect(viewModel.status).toBe('loading');
});
