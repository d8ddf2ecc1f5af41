import { ContainerModule } from 'inversify';
import { MoveListing } from '../../application/listings/MoveListing';
import { RenewListing } from '../../application/listings/RenewListing';
import { BuyersViewModel } from '../../presentation/listings/owner/BuyersViewModel';
import { MyListingsViewModel } from '../../presentation/listings/owner/MyListingsViewModel';
import { OwnerStepsViewModel } from '../../presentation/listings/owner/OwnerStepsViewModel';
import { RemovalsViewModel } from '../../presentation/listings/owner/RemovalsViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

/** What owners do with their listings, on their list and on the page of each. */
export const myListingsModule = new ContainerModule((options) => {
  bindClass(options, useCases.moveListing, MoveListing, [ports.listingRepository, ports.clock]);
  bindClass(options, useCases.renewListing, RenewListing, [ports.listingRepository, ports.clock]);
  bindClass(options, viewModels.buyers, BuyersViewModel, [ports.conversationRepository, ports.listingDeals]);
  bindClass(options, viewModels.ownerSteps, OwnerStepsViewModel, [useCases.moveListing, useCases.renewListing, ports.clock, ports.idGenerator]);
  bindClass(options, viewModels.removals, RemovalsViewModel, [useCases.moveListing, ports.pendingRemovals, ports.clock, ports.timers]);
  bindFresh(options, viewModels.myListings, MyListingsViewModel, [
    viewModels.session, ports.listingRepository, ports.listingViews, ports.favouriteRepository, useCases.moveListing,
    viewModels.ownerSteps, viewModels.removals, ports.clock,
  ]);
});
