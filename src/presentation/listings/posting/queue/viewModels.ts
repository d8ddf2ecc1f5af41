import type { QueuedPublications } from '../../../../application/listings/QueuedPublications';
import { viewModelKey } from '../../../shared/viewModelKey';
import type { OngoingPublication } from './OngoingPublication';

export const ongoingPublication = viewModelKey<OngoingPublication>('ongoingPublication', 'publications', 'site');
export const queuedPublications = viewModelKey<QueuedPublications>('queuedPublications', 'publications', 'site');
