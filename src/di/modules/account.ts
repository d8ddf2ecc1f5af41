import { ContainerModule } from 'inversify';
import { IdentityDeletion } from '../../application/account/IdentityDeletion';
import { ProfileRepository } from '../../application/account/ProfileRepository';
import { UpdateProfile } from '../../application/account/UpdateProfile';
import { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import { HiddenSellers } from '../../application/favourites/HiddenSellers';
import { SavedSearchRepository } from '../../application/favourites/SavedSearchRepository';
import { ListingBuyers } from '../../application/listings/ListingBuyers';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { PhotoPreparation } from '../../application/listings/PhotoPreparation';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { RemovedPhotos } from '../../application/listings/RemovedPhotos';
import { PostingDrafts } from '../../application/listings/PostingDrafts';
import { BlockRepository } from '../../application/messaging/BlockRepository';
import { ConversationRepository } from '../../application/messaging/ConversationRepository';
import { MessageOutbox } from '../../application/messaging/MessageOutbox';
import { ParticipantAnonymiser } from '../../application/messaging/ParticipantAnonymiser';
import { DecisionRepository } from '../../application/moderation/DecisionRepository';
import { RestrictionRepository } from '../../application/moderation/RestrictionRepository';
import { ReportRepository } from '../../application/moderation/ReportRepository';
import { NewsletterRepository } from '../../application/newsletter/NewsletterRepository';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { SaveSellerDefaults } from '../../application/preferences/SaveSellerDefaults';
import { ArchiveDownload } from '../../application/privacy/ArchiveDownload';
import { DeleteAccount } from '../../application/privacy/DeleteAccount';
import { ExportPersonalData } from '../../application/privacy/ExportPersonalData';
import { ErasureRequests } from '../../application/privacy/ErasureRequests';
import type { PersonalPorts } from '../../application/privacy/PersonalPorts';
import { PersonalRecords } from '../../application/privacy/PersonalRecords';
import { PersonalTraces } from '../../application/privacy/PersonalTraces';
import { ReviewRepository } from '../../application/reviews/ReviewRepository';
import { Clock } from '../../application/shared/Clock';
import { FormDrafts } from '../../application/shared/FormDrafts';
import { token } from '../../application/shared/token';
import { BlockedPeopleViewModel } from '../../presentation/account/data/BlockedPeopleViewModel';
import { DeletionViewModel } from '../../presentation/account/data/DeletionViewModel';
import { ExportViewModel } from '../../presentation/account/data/ExportViewModel';
import { AppealViewModel } from '../../presentation/account/decisions/AppealViewModel';
import { OwnDecisionsViewModel } from '../../presentation/account/decisions/OwnDecisionsViewModel';
import { OwnReportsViewModel } from '../../presentation/account/decisions/OwnReportsViewModel';
import { PortraitViewModel } from '../../presentation/account/profile/PortraitViewModel';
import { ProfileFormViewModel } from '../../presentation/account/profile/ProfileFormViewModel';
import { PublicProfileViewModel } from '../../presentation/account/profile/PublicProfileViewModel';
import { SellerFormViewModel } from '../../presentation/account/SellerFormViewModel';
import {
  appealViewModel,
  blockedPeopleViewModel,
  deletionViewModel,
  exportViewModel,
  ownDecisionsViewModel,
  ownReportsViewModel,
  portraitViewModel,
  profileFormViewModel,
  publicProfileViewModel,
  sellerFormViewModel,
} from '../../presentation/account/viewModels';
import { sessionViewModel } from '../../presentation/shared/viewModels';
import { bindFactory, bindUseCase, bindViewModel } from '../bind';

const personalPorts = token<PersonalPorts>('PersonalPorts');

/** A person's account and what others see of it. */
export const accountModule = new ContainerModule((options) => {
  bindFactory(
    options,
    personalPorts,
    (
      profiles: ProfileRepository,
      preferences: PreferencesRepository,
      listings: ListingRepository,
      photos: PhotoRepository,
      favourites: FavouriteRepository,
      savedSearches: SavedSearchRepository,
      hiddenSellers: HiddenSellers,
      blocks: BlockRepository,
      listingBuyers: ListingBuyers,
      newsletter: NewsletterRepository,
      records: PersonalRecords,
      reviews: ReviewRepository,
    ): PersonalPorts => ({
      profiles,
      preferences,
      listings,
      listingBuyers,
      photos,
      favourites,
      savedSearches,
      hiddenSellers,
      blocks,
      newsletter,
      records,
      reviews,
    }),
    [
      ProfileRepository,
      PreferencesRepository,
      ListingRepository,
      PhotoRepository,
      FavouriteRepository,
      SavedSearchRepository,
      HiddenSellers,
      BlockRepository,
      ListingBuyers,
      NewsletterRepository,
      PersonalRecords,
      ReviewRepository,
    ],
  );
  bindUseCase(options, DeleteAccount, [
    personalPorts,
    ParticipantAnonymiser,
    IdentityDeletion,
    ErasureRequests,
    Clock,
    PostingDrafts,
    MessageOutbox,
    PersonalTraces,
  ]);
  bindUseCase(options, ExportPersonalData, [personalPorts, ConversationRepository, ReportRepository, Clock]);
  bindUseCase(options, SaveSellerDefaults, [PreferencesRepository, ProfileRepository]);
  bindUseCase(options, UpdateProfile, [ProfileRepository]);
  bindViewModel(options, appealViewModel, AppealViewModel, [sessionViewModel, DecisionRepository, FormDrafts, Clock]);
  bindViewModel(options, blockedPeopleViewModel, BlockedPeopleViewModel, [sessionViewModel, BlockRepository]);
  bindViewModel(options, deletionViewModel, DeletionViewModel, [sessionViewModel, DeleteAccount, FormDrafts]);
  bindViewModel(options, exportViewModel, ExportViewModel, [sessionViewModel, ExportPersonalData, ArchiveDownload]);
  bindViewModel(options, ownDecisionsViewModel, OwnDecisionsViewModel, [
    sessionViewModel,
    DecisionRepository,
    RestrictionRepository,
    Clock,
  ]);
  bindViewModel(options, ownReportsViewModel, OwnReportsViewModel, [sessionViewModel, ReportRepository]);
  bindViewModel(options, portraitViewModel, PortraitViewModel, [
    sessionViewModel,
    ProfileRepository,
    PhotoPreparation,
    PhotoRepository,
    RemovedPhotos,
  ]);
  bindViewModel(options, profileFormViewModel, ProfileFormViewModel, [
    sessionViewModel,
    ProfileRepository,
    UpdateProfile,
    FormDrafts,
  ]);
  bindViewModel(options, publicProfileViewModel, PublicProfileViewModel, [
    ProfileRepository,
    ListingRepository,
    ReviewRepository,
  ]);
  bindViewModel(options, sellerFormViewModel, SellerFormViewModel, [
    sessionViewModel,
    PreferencesRepository,
    SaveSellerDefaults,
    FormDrafts,
  ]);
});
