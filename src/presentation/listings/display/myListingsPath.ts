import type { Listing } from '../../../domain/listings/Listing';

export const MY_LISTINGS_PATH = '/account/annonces';

/** Where the owner changes a listing. */
export function editPath({ id }: Pick<Listing, 'id'>): string {
  return `${MY_LISTINGS_PATH}/${encodeURIComponent(id)}/modifier`;
}
