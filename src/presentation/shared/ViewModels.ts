import type { BackendStatusViewModel } from '../app/BackendStatusViewModel';
import type { LayoutViewModel } from '../app/LayoutViewModel';
import type { AuthViewModel } from '../auth/AuthViewModel';
import type { PhoneSignInViewModel } from '../auth/PhoneSignInViewModel';
import type { CategoryViewModel } from '../listings/CategoryViewModel';
import type { HomeViewModel } from '../listings/HomeViewModel';
import type { ListingViewModel } from '../listings/ListingViewModel';
import type { NearbyViewModel } from '../listings/NearbyViewModel';
import type { PostListingViewModel } from '../listings/PostListingViewModel';
import type { NewsletterViewModel } from '../newsletter/NewsletterViewModel';
import type { AroundMeViewModel } from '../search/AroundMeViewModel';
import type { QuickSearchViewModel } from '../search/QuickSearchViewModel';
import type { SearchOptionsViewModel } from '../search/SearchOptionsViewModel';
import type { SearchViewModel } from '../search/SearchViewModel';
import type { ThemeViewModel } from '../theme/ThemeViewModel';
import type { PlaceFieldViewModel } from './PlaceFieldViewModel';
import type { ListingDisplay } from './ListingDisplay';
import type { SessionViewModel } from './SessionViewModel';

/** Every view-model by name: what screens ask for and `di` provides. */
export interface ViewModels {
  aroundMe: AroundMeViewModel;
  auth: AuthViewModel;
  backendStatus: BackendStatusViewModel;
  category: CategoryViewModel;
  home: HomeViewModel;
  listing: ListingViewModel;
  listingDisplay: ListingDisplay;
  nearby: NearbyViewModel;
  layout: LayoutViewModel;
  newsletter: NewsletterViewModel;
  phoneSignIn: PhoneSignInViewModel;
  placeField: PlaceFieldViewModel;
  postListing: PostListingViewModel;
  quickSearch: QuickSearchViewModel;
  search: SearchViewModel;
  searchOptions: SearchOptionsViewModel;
  session: SessionViewModel;
  theme: ThemeViewModel;
}

export type ViewModelName = keyof ViewModels;

export interface ViewModelSource {
  /**
   * How to make a view-model: at once where its code is part of the first page, else a promise of it, always the same
   * one. `session` and `theme` are one for the whole site; all others are made anew.
   */
  factoryOf<Name extends ViewModelName>(name: Name): Factory<ViewModels[Name]> | Promise<Factory<ViewModels[Name]>>;
}

export type Factory<ViewModel> = () => ViewModel;
