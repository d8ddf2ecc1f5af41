import { ContainerModule } from 'inversify';
import { PendingDeletions } from '../../application/listings/PendingDeletions';
import { PostingDrafts } from '../../application/listings/PostingDrafts';
import { PublicationQueue } from '../../application/listings/PublicationQueue';
import { QueuedPublications } from '../../application/listings/QueuedPublications';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { UnfinishedRemovals } from '../../presentation/listings/owner/UnfinishedRemovals';
import { OngoingPublication } from '../../presentation/listings/posting/queue/OngoingPublication';
import { QueuedListingViewModel } from '../../presentation/listings/posting/queue/QueuedListingViewModel';
import {
  ongoingPublication,
  queuedListingViewModel,
  queuedPublications,
} from '../../presentation/listings/posting/queue/viewModels';
import { sessionViewModel } from '../../presentation/shared/viewModels';
import { unfinishedRemovals } from '../../presentation/listings/owner/viewModels';
import { bindViewModel } from '../bind';

/** What every page of a signed-in person needs to publish a queued draft and to resume deletions; their code comes with `posting` and `myListings`. */
export const outboxesModule = new ContainerModule((options) => {
  bindViewModel(options, ongoingPublication, OngoingPublication, []);
  bindViewModel(options, queuedPublications, QueuedPublications, [PublicationQueue, BackendStatus]);
  bindViewModel(options, queuedListingViewModel, QueuedListingViewModel, [
    sessionViewModel,
    PublicationQueue,
    PostingDrafts,
    ongoingPublication,
  ]);
  bindViewModel(options, unfinishedRemovals, UnfinishedRemovals, [PendingDeletions]);
});
