import { ContainerModule } from 'inversify';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { PlaceFieldViewModel } from '../../presentation/shared/places/PlaceFieldViewModel';
import { placeFieldViewModel } from '../../presentation/shared/viewModels';
import { bindViewModel } from '../bind';

export const placesModule = new ContainerModule((options) => {
  bindViewModel(options, placeFieldViewModel, PlaceFieldViewModel, [CommuneDirectory]);
});
