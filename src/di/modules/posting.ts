import { ContainerModule } from 'inversify';
import { PublishListing } from '../../application/listings/PublishListing';
import { PostingPhotosViewModel } from '../../presentation/listings/PostingPhotosViewModel';
import { PostListingViewModel } from '../../presentation/listings/PostListingViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { token } from '../token';
import { ports, useCases, viewModels } from '../tokens';

const postingPhotos = token<PostingPhotosViewModel>('PostingPhotosViewModel');

export const postingModule = new ContainerModule((options) => {
  bindClass(options, useCases.publishListing, PublishListing, [ports.listingRepository, ports.clock]);
  bindFresh(options, postingPhotos, PostingPhotosViewModel, [ports.photoPreparation, ports.photoRepository]);
  bindFresh(options, viewModels.postListing, PostListingViewModel, [
    viewModels.session, ports.postingDrafts, ports.listingRepository, useCases.publishListing, postingPhotos, ports.clock,
    ports.idGenerator,
  ]);
});
