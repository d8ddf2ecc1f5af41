import type { PhotoRendition } from '../../application/listings/PhotoRepository';

export interface PhotoRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly width: number;
  readonly height: number;
  /** Photos kept by earlier versions of the site have no thumbnail. */
  readonly renditions: Readonly<Record<Exclude<PhotoRendition, 'thumbnail'>, Blob>> & { readonly thumbnail?: Blob };
}
