import type { QueuedPublications } from '../../../../application/listings/QueuedPublications';
import { viewModelKey } from '../../../shared/viewModelKey';
import type { OngoingPublication } from './OngoingPublication';
import type { QueuedListingViewModel } from './QueuedListingViewModel';

export const ongoingPublication = viewModelKey<OngoingPublication>('ongoingPublication', 'outboxes', 'site');
export const queuedListingViewModel = viewModelKey<QueuedListingViewModel>(
  'queuedListingViewModel',
  'outboxes',
  'screen',
);
export const queuedPublications = viewModelKey<QueuedPublications>('queuedPublications', 'outboxes', 'site');
