import { ContainerModule } from 'inversify';
import { PlaceFieldViewModel } from '../../presentation/shared/places/PlaceFieldViewModel';
import { bindFresh } from '../bindClass';
import { ports, viewModels } from '../tokens';

export const placesModule = new ContainerModule((options) => {
  bindFresh(options, viewModels.placeField, PlaceFieldViewModel, [ports.communeDirectory]);
});
