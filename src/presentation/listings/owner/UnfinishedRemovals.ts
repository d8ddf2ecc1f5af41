import type { PendingDeletions } from '../../../application/listings/PendingDeletions';

/** Whether someone has left listings to be deleted, known before the code that deletes them is fetched. */
export class UnfinishedRemovals {
  readonly #pending: Pick<PendingDeletions, 'of'>;

  constructor(pending: Pick<PendingDeletions, 'of'>) {
    this.#pending = pending;
  }

  areLeftBy(uid: string): boolean {
    return this.#pending.of(uid).length > 0;
  }
}
