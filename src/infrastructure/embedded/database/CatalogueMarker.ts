import type { Instant } from '../../../domain/shared/Instant';

/** How far the demo catalogue has been imported; written in the same transaction as the listings it counts. */
export interface CatalogueMarker {
  readonly catalogueVersion: number;
  /** The moment that the ages of the catalogue count back from. */
  readonly datedFrom: Instant;
  readonly done: number;
  readonly isComplete: boolean;
}
