import type { Photo } from '../../domain/listings/Photo';
import type { BackendResult } from '../shared/BackendResult';
import { token } from '../shared/token';

/** Each photo is stored in three sizes: for rows of small pictures, for cards, for the page and full screen. */
export type PhotoRendition = 'thumbnail' | 'card' | 'page';

export interface EncodedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** MIME type. */
  readonly type: string;
}

/** A photo prepared by the browser: resized, re-encoded, free of metadata. */
export interface PreparedPhoto {
  /** Size of the page rendition, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly renditions: Readonly<Record<PhotoRendition, EncodedPicture>>;
}

export interface StoreOptions {
  /** Gets shares from 0 to 1, rising. */
  readonly onProgress?: (share: number) => void;
  /**
   * The part of the photo's id after the owner, 8 to 64 letters, digits and hyphens (see `photoIdOf`): a call with the
   * same one stores the same photo, and goes on with what an earlier call has stored. Without it the repository chooses
   * one, and removes what a failed call has stored.
   */
  readonly id?: string;
}

export interface PhotoRepository {
  /** Stores a photo of an owner, for use in a listing, a message or a profile. */
  store(ownerId: string, photo: PreparedPhoto, options?: StoreOptions): Promise<BackendResult<Photo>>;

  /**
   * A URL for an `<img>`, or for the card of a shared link (`social`: a JPEG, PNG or WebP), synchronous where the photo has one; `null`: the photo is gone, which some backends find
   * out only here. The same photo gives the same URL.
   */
  addressOf(photo: Photo, rendition: PhotoRendition | 'social'): string | Promise<string | null>;

  /** Removes photos that no listing uses, except one that is about to be deleted. Unknown photos are ignored. */
  remove(photos: readonly Photo[], deletedListingId?: string): Promise<BackendResult<void>>;
}
export const PhotoRepository = token<PhotoRepository>('PhotoRepository');
