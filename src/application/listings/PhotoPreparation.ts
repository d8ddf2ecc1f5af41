import type { Result } from '../../domain/shared/Result';
import type { PreparedPhoto } from './PhotoRepository';
import { token } from '../shared/token';

/** The part of a browser’s `File` that is used. */
export interface PickedFile {
  readonly name: string;
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

export type PhotoPreparationFailure = 'too-large' | 'not-an-image' | 'heic' | 'broken';

export interface PhotoPreparation {
  /**
   * Resizes and re-encodes a picture off the main thread, which drops its metadata (the GPS position too) and applies
   * its orientation. `onProgress` gets shares from 0 to 1, rising.
   */
  prepare(
    file: PickedFile,
    onProgress: (share: number) => void,
  ): Promise<Result<PreparedPhoto, PhotoPreparationFailure>>;
}
export const PhotoPreparation = token<PhotoPreparation>('PhotoPreparation');
