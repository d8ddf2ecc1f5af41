import { ContainerModule } from 'inversify';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { MapData } from '../../application/map/MapData';
import { ListingSearch } from '../../application/search/ListingSearch';
import { BaseMapViewModel } from '../../presentation/map/BaseMapViewModel';
import { ResultsMapViewModel } from '../../presentation/map/ResultsMapViewModel';
import { baseMapViewModel, resultsMapViewModel } from '../../presentation/map/viewModels';
import { PlaceFieldViewModel } from '../../presentation/shared/places/PlaceFieldViewModel';
import { placeFieldViewModel } from '../../presentation/shared/viewModels';
import { bindViewModel } from '../bind';

export const placesModule = new ContainerModule((options) => {
  bindViewModel(options, placeFieldViewModel, PlaceFieldViewModel, [CommuneDirectory]);
  bindViewModel(options, baseMapViewModel, BaseMapViewModel, [MapData]);
  bindViewModel(options, resultsMapViewModel, ResultsMapViewModel, [ListingSearch, CommuneDirectory]);
});
