import type { QueuedPublications } from '../../../../application/listings/QueuedPublications';
import { viewModelKey } from '../../../shared/viewModelKey';
import type { OngoingPublication } from './OngoingPublication';

export const ongoingPublication = viewModelKey<OngoingPublication>('ongoingPublication', 'outboxes', 'site');
export const queuedPublications = viewModelKey<QueuedPublications>('queuedPublications', 'outboxes', 'site');
