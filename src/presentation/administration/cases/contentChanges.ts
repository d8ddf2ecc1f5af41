import type { Photo } from '../../../domain/listings/Photo';
import { contentOfListing, type ReportedContent } from '../../../domain/moderation/ReportedContent';
import type { Listing } from '../../../domain/listings/Listing';

export type ContentPart = 'title' | 'price' | 'description' | 'photos';

export interface ContentChanges {
  readonly changed: ReadonlySet<ContentPart>;
  /** Photos that the listing no longer has, and that it did not have. */
  readonly removedPhotos: readonly Photo[];
  readonly addedPhotos: readonly Photo[];
}

/** What has changed in a listing since it was reported. */
export function contentChanges(reported: ReportedContent, listing: Listing): ContentChanges {
  const now = contentOfListing(listing);
  const changed = new Set<ContentPart>();
  if (reported.title !== now.title) changed.add('title');
  if (JSON.stringify(priceOf(reported)) !== JSON.stringify(priceOf(now))) changed.add('price');
  if (reported.description !== now.description) changed.add('description');
  const removedPhotos = without(reported.photos, now.photos);
  const addedPhotos = without(now.photos, reported.photos);
  if (removedPhotos.length + addedPhotos.length > 0) changed.add('photos');
  return { changed, removedPhotos, addedPhotos };
}

/** A list of the same parts in the same order, whatever the order of the stored keys. */
function priceOf({ price }: ReportedContent): readonly unknown[] {
  return price === null ? [] : [price.kind, price.kind === 'amount' ? price.euros : null];
}

function without(photos: readonly Photo[], others: readonly Photo[]): readonly Photo[] {
  return photos.filter(({ id }) => others.every((other) => other.id !== id));
}
