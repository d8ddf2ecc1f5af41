import type { Photo } from '../../domain/listings/Photo';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Three renditions are kept of each photo: for rows of small pictures, for cards, for the page and full screen. */
export type PhotoRendition = 'thumbnail' | 'card' | 'page';

export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** MIME type. */
  readonly type: string;
}

/** A photo as the browser prepared it: resized, re-encoded, free of metadata. */
export interface PreparedPhoto {
  /** Size of the page rendition, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly renditions: Readonly<Record<PhotoRendition, EncodedPicture>>;
}

export interface PhotoRepository {
  /** Keeps a photo for its owner; it can be used in a listing from then on. `onProgress` hears shares from 0 to 1, rising. */
  store(ownerId: string, photo: PreparedPhoto, onProgress?: (share: number) => void): Promise<BackendResult<Photo>>;

  /**
   * An address that an `<img>` can show, at once where the photo has one; `null`: the photo is gone, which some backends find
   * out only when its address is asked for. The same photo gives the same address.
   */
  addressOf(photo: Photo, rendition: PhotoRendition): string | Promise<string | null>;

  /** Forgets photos that no listing uses, a deleted one using none; unknown ones are passed over. */
  remove(photos: readonly Photo[]): Promise<BackendResult<void>>;
}
export const PhotoRepository = token<PhotoRepository>('PhotoRepository');
