import { ContainerModule } from 'inversify';
import { PublishListing } from '../../application/listings/PublishListing';
import { PostingDraftViewModel } from '../../presentation/listings/PostingDraftViewModel';
import { PostingPhotosViewModel } from '../../presentation/listings/PostingPhotosViewModel';
import { PostListingViewModel } from '../../presentation/listings/PostListingViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { token } from '../token';
import { ports, useCases, viewModels } from '../tokens';

const postingDraft = token<PostingDraftViewModel>('PostingDraftViewModel');
const postingPhotos = token<PostingPhotosViewModel>('PostingPhotosViewModel');

export const postingModule = new ContainerModule((options) => {
  bindClass(options, useCases.publishListing, PublishListing, [ports.listingRepository, ports.clock]);
  bindFresh(options, postingPhotos, PostingPhotosViewModel, [ports.photoPreparation, ports.photoRepository]);
  bindFresh(options, postingDraft, PostingDraftViewModel, [ports.postingDrafts, postingPhotos, ports.idGenerator]);
  bindFresh(options, viewModels.postListing, PostListingViewModel, [
    viewModels.session, postingDraft, ports.listingRepository, useCases.publishListing, ports.clock,
  ]);
});
