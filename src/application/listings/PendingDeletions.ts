import type { Instant } from '../../domain/shared/Instant';
import { token } from '../shared/token';

/** A listing to delete when its undo has run out. */
export interface PendingDeletion {
  readonly listingId: string;
  readonly ownerId: string;
  readonly due: Instant;
}

/** Deletions to carry out, stored in this browser so that a closed tab does not lose them. */
export interface PendingDeletions {
  of(ownerId: string): readonly PendingDeletion[];
  add(removal: PendingDeletion): void;
  remove(listingId: string): void;
}
export const PendingDeletions = token<PendingDeletions>('PendingDeletions');
