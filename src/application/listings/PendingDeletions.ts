import type { Instant } from '../../domain/shared/Instant';
import { token } from '../shared/token';

/** A listing that its owner has thrown away, to be deleted when it can no longer be brought back. */
export interface PendingDeletion {
  readonly listingId: string;
  readonly ownerId: string;
  readonly due: Instant;
}

/** What is still to be deleted; kept in this browser, so that a tab closed too soon forgets none. */
export interface PendingDeletions {
  of(ownerId: string): readonly PendingDeletion[];
  add(removal: PendingDeletion): void;
  remove(listingId: string): void;
}
export const PendingDeletions = token<PendingDeletions>('PendingDeletions');
