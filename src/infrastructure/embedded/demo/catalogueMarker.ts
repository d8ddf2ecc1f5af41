import { DAY, type Instant } from '../../../domain/shared/Instant';
import type { CatalogueMarker } from '../database/records';

/** To be increased when the catalogue changes, so that browsers with the former one import the new one. */
export const CATALOGUE_VERSION = 4;
/** After this time the catalogue is imported again with new dates, before its listings expire. */
const FRESH_FOR = 50 * DAY;

/** The marker, unless it is of another catalogue version, or too old, or in the future. */
export function currentMarker(marker: CatalogueMarker | undefined, now: Instant): CatalogueMarker | undefined {
  if (marker?.catalogueVersion !== CATALOGUE_VERSION) return undefined;
  const age = now - marker.datedFrom;
  return age > -DAY && age <= FRESH_FOR ? marker : undefined;
}
