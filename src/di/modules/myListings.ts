import { ContainerModule } from 'inversify';
import { ChangeListingState } from '../../application/listings/ChangeListingState';
import { RenewListing } from '../../application/listings/RenewListing';
import { BuyersViewModel } from '../../presentation/listings/owner/BuyersViewModel';
import { MyListingsViewModel } from '../../presentation/listings/owner/MyListingsViewModel';
import { ListingActionsViewModel } from '../../presentation/listings/owner/ListingActionsViewModel';
import { DeletionQueueViewModel } from '../../presentation/listings/owner/DeletionQueueViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

/** What owners do with their listings, on their list and on the page of each. */
export const myListingsModule = new ContainerModule((options) => {
  bindClass(options, useCases.transitionListing, ChangeListingState, [ports.listingRepository, ports.clock]);
  bindClass(options, useCases.renewListing, RenewListing, [ports.listingRepository, ports.clock]);
  bindClass(options, viewModels.buyers, BuyersViewModel, [ports.conversationRepository, ports.listingBuyers]);
  bindClass(options, viewModels.ownerSteps, ListingActionsViewModel, [
    useCases.transitionListing,
    useCases.renewListing,
    ports.clock,
    ports.idGenerator,
  ]);
  bindClass(options, viewModels.removals, DeletionQueueViewModel, [
    useCases.transitionListing,
    ports.pendingDeletions,
    ports.clock,
    ports.timers,
  ]);
  bindFresh(options, viewModels.myListings, MyListingsViewModel, [
    viewModels.session,
    ports.listingRepository,
    ports.listingViews,
    ports.favouriteRepository,
    useCases.transitionListing,
    viewModels.ownerSteps,
    viewModels.removals,
    ports.clock,
  ]);
});
