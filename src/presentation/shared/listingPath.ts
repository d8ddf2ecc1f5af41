import type { Listing } from '../../domain/listings/Listing';
import { listingSlug } from '../../domain/listings/listingSlug';

/** `/annonce/{id}/{slug}` */
export function listingPath({ id, title }: Pick<Listing, 'id' | 'title'>): string {
  return `/annonce/${encodeURIComponent(id)}/${listingSlug(title)}`;
}
