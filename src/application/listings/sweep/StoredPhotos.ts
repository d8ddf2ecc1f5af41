import type { PhotoHistory } from '../../../domain/listings/unusedPhoto';
import type { Instant } from '../../../domain/shared/Instant';
import type { PhotoRendition } from '../PhotoRepository';

export interface StoredPhoto extends PhotoHistory {
  readonly id: string;
  /** Those that have content; at least one. */
  readonly renditions: readonly PhotoRendition[];
}

export interface PhotoPortion {
  readonly photos: readonly StoredPhoto[];
  /** The id of the last photo that was looked at, which may have been emptied before. */
  readonly last: string;
}

/** The photos of the whole site, as a server reads and changes them. Methods reject when the backend is out of reach. */
export interface StoredPhotos {
  /** All that have content, in a fixed order, behind the one with this id, which need not exist any more; null: from the beginning. */
  following(photoId: string | null): AsyncIterable<PhotoPortion>;

  /** Stores since when the photo has been unused, beside its content, which stays; null: it is used. A file that is gone is ignored. */
  mark(photo: StoredPhoto, unusedSince: Instant | null): Promise<void>;

  /** Takes the content of the photo away. No other one can be stored under its id, which stays taken. Emptying it again changes nothing. */
  empty(photo: StoredPhoto): Promise<void>;
}
