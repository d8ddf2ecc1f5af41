import type { PhotoRendition } from '../../application/listings/PhotoRepository';

export interface PhotoRecord {
  readonly id: string;
  readonly ownerId: string;
  readonly width: number;
  readonly height: number;
  readonly renditions: Readonly<Record<PhotoRendition, Blob>>;
}
