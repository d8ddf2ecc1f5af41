import { ContainerModule } from 'inversify';
import { EditListing } from '../../application/listings/EditListing';
import { PublishListing } from '../../application/listings/PublishListing';
import { EditListingViewModel } from '../../presentation/listings/posting/EditListingViewModel';
import { PostingDraftViewModel } from '../../presentation/listings/posting/PostingDraftViewModel';
import { PostingPhotosViewModel } from '../../presentation/listings/posting/photos/PostingPhotosViewModel';
import { PostListingViewModel } from '../../presentation/listings/posting/PostListingViewModel';
import { bindClass, bindFresh } from '../bindClass';
import { token } from '../token';
import { ports, viewModels } from '../tokens';
import { useCases } from '../useCases';

const postingDraft = token<PostingDraftViewModel>('PostingDraftViewModel');
const editing = token<PostListingViewModel>('PostListingViewModel that edits');
const postingPhotos = token<PostingPhotosViewModel>('PostingPhotosViewModel');

export const postingModule = new ContainerModule((options) => {
  bindClass(options, useCases.publishListing, PublishListing, [ports.listingRepository, ports.clock]);
  bindFresh(options, postingPhotos, PostingPhotosViewModel, [ports.photoPreparation, ports.photoRepository]);
  bindFresh(options, postingDraft, PostingDraftViewModel, [ports.postingDrafts, postingPhotos, ports.idGenerator]);
  bindFresh(options, viewModels.postListing, PostListingViewModel, [
    viewModels.session,
    postingDraft,
    ports.listingRepository,
    useCases.publishListing,
    ports.clock,
    ports.preferencesRepository,
  ]);
  bindClass(options, useCases.editListing, EditListing, [ports.listingRepository, ports.photoRepository, ports.clock]);
  bindFresh(options, editing, PostListingViewModel, [
    viewModels.session,
    postingDraft,
    ports.listingRepository,
    useCases.editListing,
    ports.clock,
  ]);
  bindFresh(options, viewModels.editListing, EditListingViewModel, [
    viewModels.session,
    ports.listingRepository,
    editing,
    ports.clock,
  ]);
});
