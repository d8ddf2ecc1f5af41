import type { PhotoPreparationFailure, PickedFile } from '../../../../application/listings/PhotoPreparation';
import type { DraftOfFile } from '../../../../application/listings/PickedFiles';
import type { BackendFailure } from '../../../../application/shared/BackendFailure';

export type PhotoFailure = PhotoPreparationFailure | BackendFailure;

export interface OpenedDraft extends DraftOfFile {
  /** False: it edits a listing, to which photos that another application shares do not belong. */
  readonly isNew: boolean;
}

/** A picked file that is being prepared and stored, or waits for its owner to sign in, or the reason why it was refused. */
export interface PhotoInProgress {
  readonly key: number;
  readonly name: string;
  readonly file: PickedFile;
  /** Of a guest: it is prepared once somebody has signed in. */
  readonly isWaiting: boolean;
  /** The server does not answer: it is stored once it does. */
  isOffline: boolean;
  /** From 0 to 1. */
  progress: number;
  failure: PhotoFailure | null;
}
