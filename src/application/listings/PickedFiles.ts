import type { PickedFile } from './PhotoPreparation';
import { GUEST } from '../../domain/account/guest';
import { token } from '../shared/token';

/** The draft that a file was picked for. */
export interface DraftOfFile {
  readonly ownerId: string;
  readonly draftId: string;
}

/** Stands for the next listing that is begun in this browser: what another application shares is not yet for a draft. */
export const SHARED_FILES: DraftOfFile = { ownerId: GUEST, draftId: 'shared' };

export interface StoredFile {
  readonly id: string;
  readonly file: PickedFile;
}

/**
 * Files picked for a draft whose photos the backend has not stored yet, as they were picked. They survive reload and a
 * closed tab where the browser has room for them.
 */
export interface PickedFiles {
  /** Resolves to the id of the file; `null`: the browser refuses to store it. */
  add(draft: DraftOfFile, file: PickedFile): Promise<string | null>;
  /**
   * Hands over the files that an earlier visit has left, in the order of picking: those that no other tab and no
   * earlier call has. Files of any draft that are a week old or more are removed.
   */
  take(draft: DraftOfFile): Promise<readonly StoredFile[]>;
  /** Gives a file of this tab back: whoever takes the files of its draft next has it. */
  release(id: string): void;
  remove(id: string): Promise<void>;
  /** Removes all files of this person. */
  removeAll(ownerId: string): Promise<void>;
}
export const PickedFiles = token<PickedFiles>('PickedFiles');
