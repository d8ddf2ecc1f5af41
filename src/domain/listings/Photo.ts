export const MAXIMUM_PHOTOS = 10;

export interface Photo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The URL of the photo; absent when it is stored in this browser’s database. */
  readonly url?: string;
}
