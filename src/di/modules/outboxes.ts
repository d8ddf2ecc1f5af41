import { ContainerModule } from 'inversify';
import { PublicationQueue } from '../../application/listings/PublicationQueue';
import { QueuedPublications } from '../../application/listings/QueuedPublications';
import { BackendStatus } from '../../application/resilience/BackendStatus';
import { OngoingPublication } from '../../presentation/listings/posting/queue/OngoingPublication';
import { ongoingPublication, queuedPublications } from '../../presentation/listings/posting/queue/viewModels';
import { bindViewModel } from '../bind';

/** What every page of a signed-in person needs to publish a queued draft; the form comes with `posting`. */
export const publicationsModule = new ContainerModule((options) => {
  bindViewModel(options, ongoingPublication, OngoingPublication, []);
  bindViewModel(options, queuedPublications, QueuedPublications, [PublicationQueue, BackendStatus]);
});
