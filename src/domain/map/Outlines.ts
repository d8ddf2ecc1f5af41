/** Degrees, WGS 84. */
export type OutlinePoint = readonly [longitude: number, latitude: number];
export type OutlineLine = readonly OutlinePoint[];

/** France as a map draws it. */
export interface Outlines {
  /** Closed rings around all land; a ring within another is a hole. */
  readonly land: readonly OutlineLine[];
  readonly coasts: readonly OutlineLine[];
  /** Borders with other countries. */
  readonly frontiers: readonly OutlineLine[];
  /** Borders between départements. */
  readonly borders: readonly OutlineLine[];
}
