import type { Photo } from '../../domain/listings/Photo';
import type { PhotoService } from '../../domain/moderation/photoService';
import type { EncodedPicture, PhotoRendition } from '../listings/PhotoRepository';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/**
 * The photos of removed listings, which are withdrawn after the decision: files share no commit with documents. For admins: nobody else
 * changes or reads one, nor does an admin change their own. A photo that is gone is as wanted.
 */
export interface WithdrawnPhotos {
  /** How many of these photos are not as wanted yet. */
  countLeft(photos: readonly Photo[], wanted: PhotoService): Promise<BackendResult<number>>;

  /** Changes those that are not as wanted. One that fails leaves the others for the next call. */
  change(photos: readonly Photo[], wanted: PhotoService): Promise<BackendResult<void>>;

  /** A withdrawn photo, for an admin; null: it is gone. */
  read(photo: Photo, rendition: PhotoRendition): Promise<EncodedPicture | null>;
}
export const WithdrawnPhotos = token<WithdrawnPhotos>('WithdrawnPhotos');
