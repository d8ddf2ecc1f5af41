import { viewModelKey } from '../shared/viewModelKey';
import type { CategoryViewModel } from './browsing/CategoryViewModel';
import type { HomeViewModel } from './browsing/HomeViewModel';
import type { NearbyViewModel } from './browsing/NearbyViewModel';
import type { UsualPriceViewModel } from './display/UsualPriceViewModel';
import type { BuyersViewModel } from './owner/BuyersViewModel';
import type { DeletionQueueViewModel } from './owner/DeletionQueueViewModel';
import type { ListingActionsViewModel } from './owner/ListingActionsViewModel';
import type { MyListingsViewModel } from './owner/MyListingsViewModel';
import type { ListingViewModel } from './page/ListingViewModel';
import type { EditListingViewModel } from './posting/EditListingViewModel';
import type { PostListingViewModel } from './posting/PostListingViewModel';

export const homeViewModel = viewModelKey<HomeViewModel>('homeViewModel', 'firstPage', 'screen');
export const categoryViewModel = viewModelKey<CategoryViewModel>('categoryViewModel', 'listings', 'screen');
export const listingViewModel = viewModelKey<ListingViewModel>('listingViewModel', 'listing', 'screen');
export const usualPriceViewModel = viewModelKey<UsualPriceViewModel>('usualPriceViewModel', 'listing', 'screen');
export const nearbyViewModel = viewModelKey<NearbyViewModel>('nearbyViewModel', 'listings', 'screen');
export const buyersViewModel = viewModelKey<BuyersViewModel>('buyersViewModel', 'myListings', 'site');
export const deletionQueueViewModel = viewModelKey<DeletionQueueViewModel>(
  'deletionQueueViewModel',
  'myListings',
  'site',
);
export const listingActionsViewModel = viewModelKey<ListingActionsViewModel>(
  'listingActionsViewModel',
  'myListings',
  'site',
);
export const myListingsViewModel = viewModelKey<MyListingsViewModel>('myListingsViewModel', 'myListings', 'screen');
export const editListingViewModel = viewModelKey<EditListingViewModel>('editListingViewModel', 'posting', 'screen');
export const postListingViewModel = viewModelKey<PostListingViewModel>('postListingViewModel', 'posting', 'screen');
/** As `usualPriceViewModel`, without the code of the pages of listings. */
export const draftUsualPriceViewModel = viewModelKey<UsualPriceViewModel>(
  'draftUsualPriceViewModel',
  'posting',
  'screen',
);
