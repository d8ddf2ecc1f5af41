import type { ListingCard } from './Listing';

/** Copies only what a card shows, of a whole listing too. */
export function cardOf(listing: ListingCard): ListingCard {
  const {
    id,
    ownerId,
    title,
    price,
    categoryId,
    kind,
    location,
    photos,
    handover,
    state,
    publishedAt,
    fields,
    seller,
  } = listing;
  return {
    id,
    ownerId,
    title,
    price,
    categoryId,
    kind,
    location,
    photos,
    handover,
    state,
    publishedAt,
    fields,
    seller: { kind: seller.kind },
  };
}
