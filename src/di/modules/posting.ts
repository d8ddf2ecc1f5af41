import { ContainerModule } from 'inversify';
import { UserRepository } from '../../application/account/UserRepository';
import { CheckConfirmation } from '../../application/auth/CheckConfirmation';
import { OwnIdentity } from '../../application/auth/OwnIdentity';
import { EditListing } from '../../application/listings/EditListing';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { PhotoPreparation } from '../../application/listings/PhotoPreparation';
import { PickedFiles } from '../../application/listings/PickedFiles';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { PostingDrafts } from '../../application/listings/PostingDrafts';
import { PublicationQueue } from '../../application/listings/PublicationQueue';
import { PublishListing } from '../../application/listings/PublishListing';
import { PublishWhenReachable } from '../../application/listings/PublishWhenReachable';
import { RemovedPhotos } from '../../application/listings/RemovedPhotos';
import { ReviewSettingsRepository } from '../../application/listings/ReviewSettingsRepository';
import { PreferencesRepository } from '../../application/preferences/PreferencesRepository';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { OfflineRetry } from '../../application/resilience/OfflineRetry';
import { FindUsualPrice } from '../../application/search/FindUsualPrice';
import { ListingSearch } from '../../application/search/ListingSearch';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { Timers } from '../../application/shared/Timers';
import { token } from '../../application/shared/token';
import { UsualPriceViewModel } from '../../presentation/listings/display/UsualPriceViewModel';
import { EditListingViewModel } from '../../presentation/listings/posting/EditListingViewModel';
import { PostingPhotosViewModel } from '../../presentation/listings/posting/photos/PostingPhotosViewModel';
import { PostingDraftViewModel } from '../../presentation/listings/posting/PostingDraftViewModel';
import { PostListingViewModel } from '../../presentation/listings/posting/PostListingViewModel';
import { PostingDelivery } from '../../presentation/listings/posting/queue/PostingDelivery';
import {
  draftUsualPriceViewModel,
  editListingViewModel,
  postListingViewModel,
} from '../../presentation/listings/viewModels';
import { sessionViewModel } from '../../presentation/shared/viewModels';
import { bindClass, bindFresh, bindUseCase, bindViewModel } from '../bind';

const publisherConfirmation = token<CheckConfirmation>('CheckConfirmation of publishers');
const postingDraft = token<PostingDraftViewModel>('PostingDraftViewModel');
const editing = token<PostListingViewModel>('PostListingViewModel that edits');
const draftUsualPrice = token<FindUsualPrice>('FindUsualPrice of drafts');
const postingDelivery = token<PostingDelivery>('PostingDelivery');
const postingPhotos = token<PostingPhotosViewModel>('PostingPhotosViewModel');

export const postingModule = new ContainerModule((options) => {
  bindClass(options, publisherConfirmation, CheckConfirmation, [OwnIdentity]);
  bindUseCase(options, PublishListing, [
    ListingRepository,
    UserRepository,
    Clock,
    publisherConfirmation,
    ReviewSettingsRepository,
  ]);
  bindUseCase(options, OfflineRetry, [BackendStatus, Timers]);
  bindUseCase(options, PublishWhenReachable, [PublicationQueue, OfflineRetry]);
  bindFresh(options, postingDelivery, PostingDelivery, [PublishWhenReachable]);
  bindFresh(options, postingPhotos, PostingPhotosViewModel, [
    PhotoPreparation,
    PhotoRepository,
    PickedFiles,
    RemovedPhotos,
    OfflineRetry,
  ]);
  bindFresh(options, postingDraft, PostingDraftViewModel, [PostingDrafts, postingPhotos, IdGenerator]);
  bindViewModel(options, postListingViewModel, PostListingViewModel, [
    sessionViewModel,
    postingDraft,
    ListingRepository,
    PublishListing,
    Clock,
    ReviewSettingsRepository,
    PreferencesRepository,
    postingDelivery,
  ]);
  bindUseCase(options, EditListing, [ListingRepository, PhotoRepository, Clock, ReviewSettingsRepository]);
  bindFresh(options, editing, PostListingViewModel, [
    sessionViewModel,
    postingDraft,
    ListingRepository,
    EditListing,
    Clock,
    ReviewSettingsRepository,
  ]);
  bindClass(options, draftUsualPrice, FindUsualPrice, [ListingSearch]);
  bindViewModel(options, draftUsualPriceViewModel, UsualPriceViewModel, [draftUsualPrice]);
  bindViewModel(options, editListingViewModel, EditListingViewModel, [
    sessionViewModel,
    ListingRepository,
    editing,
    Clock,
  ]);
});
