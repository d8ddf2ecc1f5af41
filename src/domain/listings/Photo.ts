export const MAXIMUM_PHOTOS = 10;

export interface Photo {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** Where it can be fetched; absent when the picture lives in this browser's database. */
  readonly url?: string;
}
