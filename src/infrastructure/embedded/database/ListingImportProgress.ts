import type { BackendFailure } from '../../../application/shared/BackendFailure';
import type { Unsubscribe } from '../../../application/shared/Unsubscribe';

/** Progress of the demo catalogue’s import: until it is over, a listing that is missing may still come. */
export interface ListingImportProgress {
  readonly isOver: boolean;
  /** Why it is unknown whether listings are missing: the database could not be read, or the catalogue not be loaded. */
  readonly failure: BackendFailure | null;
  /** Calls the listener when the import ends; not if it has ended already. */
  subscribeToEnd(listener: () => void): Unsubscribe;
}

export async function untilImported(progress: ListingImportProgress): Promise<void> {
  if (progress.isOver) return;
  await new Promise<void>((resolve) => {
    const end = progress.subscribeToEnd(() => {
      end();
      resolve();
    });
  });
}
