import type { Cancellation } from '../shared/Cancellation';
import { token } from '../shared/token';
import type { Unsubscribe } from '../shared/Unsubscribe';

/**
 * The draft that a person has published in this browser while the server did not answer: one at most, as they have one draft of a new
 * listing. It survives reload and a closed tab.
 */
export interface PublicationQueue {
  /** The id of the draft; null: none is queued. */
  of(ownerId: string): string | null;
  add(ownerId: string, draftId: string): void;
  remove(ownerId: string): void;
  /** Calls the listener whenever another tab changes what is queued. */
  subscribe(ownerId: string, listener: () => void): Unsubscribe;
  /**
   * Runs the work once no other tab runs any for this person; work within work of the same tab runs at once. Null: it was
   * cancelled before its turn came.
   */
  inOneTab<Value>(ownerId: string, cancellation: Cancellation, work: () => Promise<Value>): Promise<Value | null>;
}
export const PublicationQueue = token<PublicationQueue>('PublicationQueue');
