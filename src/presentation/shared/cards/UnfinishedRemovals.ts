import type { PendingRemovals } from '../../../application/listings/PendingRemovals';

/** Whether someone has left listings to be deleted: to be known on the first page, before the code that deletes them is fetched. */
export class UnfinishedRemovals {
  readonly #pending: Pick<PendingRemovals, 'of'>;

  constructor(pending: Pick<PendingRemovals, 'of'>) {
    this.#pending = pending;
  }

  areLeftBy(uid: string): boolean {
    return this.#pending.of(uid).length > 0;
  }
}
