import { viewModelKey } from '../../shared/viewModelKey';
import type { UnfinishedRemovals } from './UnfinishedRemovals';

// Apart from the keys of the first page, which does not ask for it.
export const unfinishedRemovals = viewModelKey<UnfinishedRemovals>('unfinishedRemovals', 'outboxes', 'site');
