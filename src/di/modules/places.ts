import { ContainerModule } from 'inversify';
import { CommuneDirectory } from '../../application/listings/CommuneDirectory';
import { PlaceFieldViewModel } from '../../presentation/shared/places/PlaceFieldViewModel';
import { bindFresh } from '../bind';
import { viewModels } from '../tokens';

export const placesModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.placeField, PlaceFieldViewModel, [CommuneDirectory]);
});
