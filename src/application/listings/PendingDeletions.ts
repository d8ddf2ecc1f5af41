import type { Instant } from '../../domain/shared/Instant';
import { token } from '../shared/token';

/** A listing that its owner has thrown away, to be deleted when it can no longer be brought back. */
export interface PendingRemoval {
  readonly listingId: string;
  readonly ownerId: string;
  readonly due: Instant;
}

/** What is still to be deleted; kept in this browser, so that a tab closed too soon forgets none. */
export interface PendingDeletions {
  of(ownerId: string): readonly PendingRemoval[];
  add(removal: PendingRemoval): void;
  forget(listingId: string): void;
}
export const PendingDeletions = token<PendingDeletions>('PendingDeletions');
