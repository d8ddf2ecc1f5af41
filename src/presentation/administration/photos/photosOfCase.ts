import type { Listing } from '../../../domain/listings/Listing';
import { photoServiceOf, type PhotoService } from '../../../domain/moderation/photoService';
import type { CaseViewModel } from '../cases/CaseViewModel';

interface PhotosOfCase {
  readonly listing: Listing;
  readonly wanted: PhotoService;
}

/** The listing of a case that was removed once, and what its photos should be; null of any other. */
export function photosOfCase({ decisions, listing }: CaseViewModel): PhotosOfCase | null {
  if (listing?.ok !== true || listing.value === null || decisions?.ok !== true) return null;
  const wanted = photoServiceOf(listing.value, decisions.value);
  return wanted === null ? null : { listing: listing.value, wanted };
}
