import type { Instant } from '../../../domain/shared/Instant';

/** How far the demo catalogue has been imported; written in the same transaction as the listings it counts. */
export interface CatalogueMarker {
  readonly catalogueVersion: number;
  /** A listing’s publication date is this date minus its age in the catalogue. */
  readonly datedFrom: Instant;
  readonly done: number;
  readonly isComplete: boolean;
}
