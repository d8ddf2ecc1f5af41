import { ContainerModule } from 'inversify';
import { ChosenPlace } from '../../application/listings/ChosenPlace';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { ListingRepository } from '../../application/listings/ListingRepository';
import { Geolocation } from '../../application/search/Geolocation';
import { ListingSearch } from '../../application/search/ListingSearch';
import { CategoryViewModel } from '../../presentation/listings/browsing/CategoryViewModel';
import { NearbyViewModel } from '../../presentation/listings/browsing/NearbyViewModel';
import { categoryViewModel, nearbyViewModel } from '../../presentation/listings/viewModels';
import { bindViewModel } from '../bind';

/** Browsing beyond the first page. */
export const listingsModule = new ContainerModule((options) => {
  bindViewModel(options, categoryViewModel, CategoryViewModel, [ListingRepository, ListingSearch]);
  bindViewModel(options, nearbyViewModel, NearbyViewModel, [ListingSearch, CommuneDirectory, Geolocation, ChosenPlace]);
});
