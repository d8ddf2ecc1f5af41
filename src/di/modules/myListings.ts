import { ContainerModule } from 'inversify';
import { CheckConfirmation } from '../../application/auth/CheckConfirmation';
import { OwnIdentity } from '../../application/auth/OwnIdentity';
import { FavouriteRepository } from '../../application/favourites/FavouriteRepository';
import { ChangeListingState } from '../../application/listings/ChangeListingState';
import { DeleteListing } from '../../application/listings/DeleteListing';
import { EditListing } from '../../application/listings/EditListing';
import { ListingBuyers } from '../../application/listings/ListingBuyers';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { ListingViews } from '../../application/listings/ListingViews';
import { PendingDeletions } from '../../application/listings/PendingDeletions';
import { PhotoRepository } from '../../application/listings/PhotoRepository';
import { PostingDrafts } from '../../application/listings/PostingDrafts';
import { RenewListing } from '../../application/listings/RenewListing';
import { ReviewSettingsRepository } from '../../application/listings/ReviewSettingsRepository';
import { ConversationRepository } from '../../application/messaging/ConversationRepository';
import { Clock } from '../../application/shared/Clock';
import { IdGenerator } from '../../application/shared/IdGenerator';
import { Timers } from '../../application/shared/Timers';
import { BuyersViewModel } from '../../presentation/listings/owner/BuyersViewModel';
import { DeletionQueueViewModel } from '../../presentation/listings/owner/DeletionQueueViewModel';
import { ListingActionsViewModel } from '../../presentation/listings/owner/ListingActionsViewModel';
import { MyListingsViewModel } from '../../presentation/listings/owner/MyListingsViewModel';
import {
  buyersViewModel,
  deletionQueueViewModel,
  listingActionsViewModel,
  myListingsViewModel,
} from '../../presentation/listings/viewModels';
import { sessionViewModel } from '../../presentation/shared/viewModels';
import { token } from '../../application/shared/token';
import { bindClass, bindUseCase, bindViewModel } from '../bind';

const ownerConfirmation = token<CheckConfirmation>('CheckConfirmation of owners');

const ownerEdit = token<EditListing>('EditListing of owners');

/** What owners do with their listings, on their list and on the page of each. */
export const myListingsModule = new ContainerModule((options) => {
  bindClass(options, ownerConfirmation, CheckConfirmation, [OwnIdentity]);
  bindUseCase(options, ChangeListingState, [ListingRepository, Clock, ownerConfirmation]);
  bindUseCase(options, DeleteListing, [ListingRepository, PhotoRepository, ListingBuyers, PostingDrafts, Clock]);
  bindClass(options, ownerEdit, EditListing, [ListingRepository, PhotoRepository, Clock, ReviewSettingsRepository]);
  bindUseCase(options, RenewListing, [ListingRepository, Clock, ownerConfirmation]);
  bindViewModel(options, buyersViewModel, BuyersViewModel, [ConversationRepository, ListingBuyers]);
  bindViewModel(options, listingActionsViewModel, ListingActionsViewModel, [
    ChangeListingState,
    RenewListing,
    ownerEdit,
    Clock,
    IdGenerator,
  ]);
  bindViewModel(options, deletionQueueViewModel, DeletionQueueViewModel, [
    DeleteListing,
    PendingDeletions,
    Clock,
    Timers,
  ]);
  bindViewModel(options, myListingsViewModel, MyListingsViewModel, [
    sessionViewModel,
    ListingRepository,
    ListingViews,
    FavouriteRepository,
    ChangeListingState,
    listingActionsViewModel,
    deletionQueueViewModel,
    Clock,
  ]);
});
