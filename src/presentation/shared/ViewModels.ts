import type { ContactViewModel } from '../contact/ContactViewModel';
import type { VisitViewModel } from '../analytics/VisitViewModel';
import type { AnswersViewModel } from '../account/AnswersViewModel';
import type { BlockedPeopleViewModel } from '../account/data/BlockedPeopleViewModel';
import type { DeletionViewModel } from '../account/data/DeletionViewModel';
import type { ExportViewModel } from '../account/data/ExportViewModel';
import type { NotificationsViewModel } from '../account/NotificationsViewModel';
import type { PortraitViewModel } from '../account/profile/PortraitViewModel';
import type { ProfileFormViewModel } from '../account/profile/ProfileFormViewModel';
import type { PublicProfileViewModel } from '../account/profile/PublicProfileViewModel';
import type { SellerFormViewModel } from '../account/SellerFormViewModel';
import type { BackendStatusViewModel } from '../app/recovery/BackendStatusViewModel';
import type { LayoutViewModel } from '../app/layout/LayoutViewModel';
import type { ScreenRecoveryViewModel } from '../app/recovery/ScreenRecoveryViewModel';
import type { AuthViewModel } from '../auth/AuthViewModel';
import type { EmailChangeViewModel } from '../auth/settings/EmailChangeViewModel';
import type { EmailConfirmationViewModel } from '../auth/settings/EmailConfirmationViewModel';
import type { EmailSignInViewModel } from '../auth/EmailSignInViewModel';
import type { GoogleSignInViewModel } from '../auth/GoogleSignInViewModel';
import type { OwnIdentityViewModel } from '../auth/settings/OwnIdentityViewModel';
import type { PhoneCodeViewModel } from '../auth/PhoneCodeViewModel';
import type { ReauthenticationViewModel } from '../auth/settings/ReauthenticationViewModel';
import type { SecondFactorSettingsViewModel } from '../auth/settings/SecondFactorSettingsViewModel';
import type { SecondFactorViewModel } from '../auth/SecondFactorViewModel';
import type { FavouritesViewModel } from '../favourites/FavouritesViewModel';
import type { SavedItemsViewModel } from '../favourites/SavedItemsViewModel';
import type { NewResultsViewModel } from '../favourites/NewResultsViewModel';
import type { SavedSearchesViewModel } from '../favourites/SavedSearchesViewModel';
import type { BuyersViewModel } from '../listings/owner/BuyersViewModel';
import type { CategoryViewModel } from '../listings/browsing/CategoryViewModel';
import type { EditListingViewModel } from '../listings/posting/EditListingViewModel';
import type { HomeViewModel } from '../listings/browsing/HomeViewModel';
import type { ListingViewModel } from '../listings/page/ListingViewModel';
import type { MyListingsViewModel } from '../listings/owner/MyListingsViewModel';
import type { NearbyViewModel } from '../listings/browsing/NearbyViewModel';
import type { ListingActionsViewModel } from '../listings/owner/ListingActionsViewModel';
import type { PostListingViewModel } from '../listings/posting/PostListingViewModel';
import type { CountdownViewModel } from '../maintenance/CountdownViewModel';
import type { MaintenanceAdministrationViewModel } from '../administration/MaintenanceAdministrationViewModel';
import type { MaintenanceViewModel } from '../maintenance/MaintenanceViewModel';
import type { DeletionQueueViewModel } from '../listings/owner/DeletionQueueViewModel';
import type { ComposerViewModel } from '../messaging/thread/ComposerViewModel';
import type { InboxViewModel } from '../messaging/InboxViewModel';
import type { ThreadViewModel } from '../messaging/thread/ThreadViewModel';
import type { NewsletterViewModel } from '../newsletter/NewsletterViewModel';
import type { AroundMeViewModel } from '../search/AroundMeViewModel';
import type { QuickSearchViewModel } from '../search/quick/QuickSearchViewModel';
import type { SearchOptionsViewModel } from '../search/filters/SearchOptionsViewModel';
import type { SearchViewModel } from '../search/SearchViewModel';
import type { ThemeViewModel } from '../theme/ThemeViewModel';
import type { SavedMarksViewModel } from './cards/SavedMarksViewModel';
import type { PlaceFieldViewModel } from './places/PlaceFieldViewModel';
import type { ListingDisplay } from './cards/ListingDisplay';
import type { SecondFactorGate } from './session/SecondFactorGate';
import type { ReportViewModel } from '../moderation/ReportViewModel';
import type { SessionViewModel } from './session/SessionViewModel';
import type { UnfinishedRemovals } from './cards/UnfinishedRemovals';

/** Every view-model by name: what screens ask for and `di` provides. */
export interface ViewModels {
  aroundMe: AroundMeViewModel;
  auth: AuthViewModel;
  backendStatus: BackendStatusViewModel;
  buyers: BuyersViewModel;
  category: CategoryViewModel;
  emailChange: EmailChangeViewModel;
  emailConfirmation: EmailConfirmationViewModel;
  emailSignIn: EmailSignInViewModel;
  googleSignIn: GoogleSignInViewModel;
  favourites: FavouritesViewModel;
  editListing: EditListingViewModel;
  composer: ComposerViewModel;
  home: HomeViewModel;
  inbox: InboxViewModel;
  report: ReportViewModel;
  thread: ThreadViewModel;
  keeping: SavedItemsViewModel;
  kept: SavedMarksViewModel;
  listing: ListingViewModel;
  listingDisplay: ListingDisplay;
  myListings: MyListingsViewModel;
  nearby: NearbyViewModel;
  layout: LayoutViewModel;
  contact: ContactViewModel;
  countdown: CountdownViewModel;
  maintenance: MaintenanceViewModel;
  maintenanceAdministration: MaintenanceAdministrationViewModel;
  newResults: NewResultsViewModel;
  newsletter: NewsletterViewModel;
  ownIdentity: OwnIdentityViewModel;
  phoneChange: PhoneCodeViewModel;
  phoneSignIn: PhoneCodeViewModel;
  placeField: PlaceFieldViewModel;
  answers: AnswersViewModel;
  blockedPeople: BlockedPeopleViewModel;
  deletion: DeletionViewModel;
  exportData: ExportViewModel;
  notifications: NotificationsViewModel;
  portrait: PortraitViewModel;
  ownerSteps: ListingActionsViewModel;
  postListing: PostListingViewModel;
  removals: DeletionQueueViewModel;
  profileForm: ProfileFormViewModel;
  publicProfile: PublicProfileViewModel;
  quickSearch: QuickSearchViewModel;
  reauthentication: ReauthenticationViewModel;
  savedSearches: SavedSearchesViewModel;
  screenRecovery: ScreenRecoveryViewModel;
  search: SearchViewModel;
  searchOptions: SearchOptionsViewModel;
  secondFactor: SecondFactorViewModel;
  secondFactorGate: SecondFactorGate;
  secondStepPhone: PhoneCodeViewModel;
  secondFactorSettings: SecondFactorSettingsViewModel;
  sellerForm: SellerFormViewModel;
  session: SessionViewModel;
  theme: ThemeViewModel;
  unfinishedRemovals: UnfinishedRemovals;
  visit: VisitViewModel;
}

export type ViewModelName = keyof ViewModels;

export interface ViewModelSource {
  /**
   * How to make a view-model: at once where its code is part of the first page, else a promise of it, always the same
   * one. `secondFactorGate`, `session` and `theme` are one for the whole site; all others are made anew.
   */
  factoryOf<Name extends ViewModelName>(name: Name): Factory<ViewModels[Name]> | Promise<Factory<ViewModels[Name]>>;
}

export type Factory<ViewModel> = () => ViewModel;
